import { type Figures, scenarios, workingCapital } from '../figures.ts';
import type { Material } from '../material.ts';
import { bullets, numbered } from '../phrases.ts';
import { registry } from '../sections/links.ts';
import { dollars, each, monthlySales, perSale } from './amountWords.ts';

/** The questions that a lender will ask about these very figures. */
export function lenderQuestions(m: Material, figures: Figures): string {
  const [prudent] = scenarios(figures);
  const count = figures.breakEven === undefined ? undefined : Math.ceil(figures.breakEven);
  return bullets(
    [
      `**How much do you put in yourself?** ${
        m.about(
          'fundingSources',
          (words) =>
            `You count mostly on this: “${words}”. Write beside it the amount of your own contribution, with a bank statement.`,
        ) ?? 'Write the amount of your own contribution, with a bank statement.'
      }`,
      `**What will the money be used for?** ${
        m.about(
          'initialInvestment',
          (words) => `To be divided, item by item, within the band “${words}”, quotes attached.`,
        ) ?? 'Item by item, quotes attached.'
      }`,
      `**Where does this price come from?** ${
        m.about(
          'pricingStrategy',
          (words) =>
            `You answer “${words}”. Attach the proof: emails, advance orders, accepted quotes.`,
        ) ?? 'Attach the proof: emails, advance orders, accepted quotes.'
      }`,
      `**When do you stand on your own?** ${
        count === undefined
          ? 'The break-even point is still to be worked out: it is the first figure they will look for.'
          : `At ${monthlySales(count, figures)}. Say in which month you will be there, and what you base it on.`
      }`,
      `**And if sales are slow to come?** ${
        prudent?.result === undefined
          ? 'Prepare a prudent scenario, with what you would cut first.'
          : prudent.result < 0
            ? `The prudent scenario loses ${dollars(-prudent.result)} a month: show how many months your reserve can bear it.`
            : `The prudent scenario still leaves ${dollars(prudent.result)} a month: that is an argument, provided that every cost is in it.`
      }`,
    ],
    5,
  );
}

/** Four steps, the most uncertain figure first. */
export function moneySteps(m: Material, figures: Figures): string {
  const { price, costsOfSale, fixed, goal } = figures;
  const capital = workingCapital(figures);
  return numbered(
    [
      `**This week.** ${firstDoubt(figures)}`,
      `**Within two weeks.** ${
        fixed.sum === undefined || costsOfSale.sum === undefined
          ? 'Ask for a quote for each of the three largest costs, and enter the amounts in your answers.'
          : `Replace your two largest costs with written prices: the calculation rests on ${dollars(fixed.sum)} a month and ${perSale(costsOfSale.sum)} ${each(figures)}.`
      }`,
      `**Within a month.** ${
        price === undefined || goal === undefined
          ? 'Make three sales at the real price, note the real time and cost of each, then generate this page again.'
          : `${figures.soldBy === 'month' ? 'Sign three subscribers' : 'Make three sales'} at ${perSale(price)} and note the real time and cost of each: if a single figure moves by 10%, work out the break-even again.`
      }`,
      `**Before signing a lease or a loan.** ${
        capital === undefined ? '' : `Gather ${dollars(capital)} of working capital; `
      }${capital === undefined ? 'Open' : 'open'} an account for the business alone and settle registration: ${registry(m)}. ${m.pick(
        'adviser',
        [
          'Have these tables reviewed by an accountant or by your local development organization.',
          'Show these tables to someone who has run a cash budget: one hour is enough.',
        ],
      )}`,
    ],
    4,
  );
}

/** The figure that everything else hangs on, where the answers leave it open. */
function firstDoubt({ price, costsOfSale, fixed, goal, margin }: Figures): string {
  if (price === undefined) {
    return 'Set the price of a typical sale, in dollars: ask it of five people as if they were paying today.';
  }
  if (costsOfSale.sum === undefined) {
    return 'Make a single sale, receipts in hand, and note what it costs.';
  }
  if (margin !== undefined && margin <= 0) {
    return `Work out again the price or the cost of one sale: at ${perSale(price)} against ${perSale(costsOfSale.sum)}, nothing is left.`;
  }
  if (fixed.sum === undefined) {
    return 'List what you will pay each month even without a sale, your own pay included.';
  }
  if (goal === undefined) {
    return 'Write a goal that can be counted: a number of sales a month, in the sixth and the twelfth month.';
  }
  return 'The most uncertain figure is the pace of sales: call ten possible customers and count those who set a date.';
}
