import {
  cumulated,
  decimalsOf,
  type Figures,
  lowest,
  type Outlook,
  scenarios,
  workingCapital,
} from '../figures.ts';
import type { Material } from '../material.ts';
import { ownPayIn } from '../namedCosts.ts';
import { bullets, numbered, paragraphs, table } from '../phrases.ts';
import { dollars, monthlySales, oneSale, perSale, salesOf, unknown } from './amountWords.ts';

const decimal = (value: number, digits = 1) =>
  new Intl.NumberFormat('en-CA', { maximumFractionDigits: digits }).format(value);

/** The break-even point, worked out step by step. */
export function breakEven(m: Material, figures: Figures): string {
  const { price, costsOfSale, margin, fixed, breakEven: exact } = figures;
  const count = exact === undefined ? undefined : Math.ceil(exact);
  return paragraphs(
    numbered(
      [
        `**Fixed costs of the month**: ${dollars(fixed.sum)}.`,
        margin === undefined
          ? `**What ${oneSale(figures)} leaves**: price (${perSale(price)}) less variable costs (${perSale(costsOfSale.sum)}).`
          : `**What ${oneSale(figures)} leaves**: ${perSale(price)} − ${perSale(costsOfSale.sum)} = ${perSale(margin)}.`,
        exact === undefined || count === undefined
          ? '**The division**: fixed costs of the month ÷ what each sale leaves, rounded up.'
          : `**The division**: ${dollars(fixed.sum)} ÷ ${perSale(margin)} = ${decimal(exact, decimalsOf(exact))}, hence **${monthlySales(count, figures)}**.`,
        count === undefined || price === undefined
          ? '**In plain terms**: multiply this number by the price for the month’s sales, then divide it by 4.3 for your week.'
          : `**In plain terms**: ${dollars(count * price)} in sales a month${byTheWeek(count, figures)}.`,
      ],
      4,
    ),
    margin !== undefined && margin <= 0
      ? '**There is no break-even point** as long as a sale costs as much as it brings in.'
      : undefined,
    count === undefined || ownPayIn(m.whole('fixedCosts')) === 'counted'
      ? undefined
      : 'This break-even does not pay you yet: add the pay you need to the fixed costs, and divide again.',
    comparison(m, figures, count),
    goalRemark(m, figures, count),
  );
}

/** A weekly number helps where there is one sale a week or more. */
function byTheWeek(count: number, { soldBy }: Figures): string {
  const weekly = (count * 12) / 52;
  return weekly < 1 || soldBy === 'month' ? '' : `, or about ${decimal(weekly)} a week`;
}

function comparison(m: Material, figures: Figures, count: number | undefined): string | undefined {
  const { expectedBreakEven: expected } = figures;
  return m.about('breakEven', (words) => {
    if (count === undefined)
      return `Your estimate: “${words}”. The calculation is still to be done.`;
    if (expected === undefined) {
      return `Your estimate: “${words}”. Compare it with the ${salesOf(count, figures)} of the calculation.`;
    }
    return Math.abs(expected - count) > count * 0.15
      ? `**A gap to settle.** You write “${words}”, that is ${monthlySales(Math.round(expected), figures)}; your own figures call for ${count}.`
      : `You write “${words}”: the calculation agrees, or nearly so.`;
  });
}

function goalRemark(m: Material, figures: Figures, count: number | undefined): string | undefined {
  const { goal, price } = figures;
  if (!goal || !price || count === undefined) return undefined;
  const wanted = Math.round(goal.lastMonth / price);
  const words = m.said('revenueGoals', 110);
  return wanted < count
    ? `**The goal is not enough.** “${words}” leads to ${monthlySales(wanted, figures)} by the end of the year, below the break-even of ${count}. It takes another price, other costs or another goal.`
    : `The goal (“${words}”) leads to ${monthlySales(wanted, figures)} by the end of the year, above the break-even of ${count}. Do you have enough hours to serve them?`;
}

/** The cash of twelve months, by quarter. */
export function cashBudget(m: Material, all: readonly Outlook[], figures: Figures): string {
  const sums = cumulated(all);
  const low = lowest(figures);
  const row = (name: string, value: (quarter: Outlook) => number | undefined) => {
    const cells = all.map(value);
    const whole = cells.reduce<number | undefined>(
      (sum, cell) => (sum === undefined || cell === undefined ? undefined : sum + cell),
      0,
    );
    return [name, ...cells.map(dollars), dollars(whole)];
  };
  return paragraphs(
    table(
      ['Item', 'Q1', 'Q2', 'Q3', 'Q4', 'Year'],
      [
        row('Receipts (sales)', ({ sales }) => sales),
        row('Variable costs', ({ variable }) => variable),
        row('Fixed costs', ({ fixed }) => fixed),
        row('**Balance of the quarter**', ({ result }) => result),
        ['**Cumulative balance**', ...sums.map(dollars), dollars(sums.at(-1))],
      ],
    ),
    figures.goal === undefined
      ? 'Your goal holds no figure that can be counted: give dollars, or a number of sales a month, and the cells will fill in.'
      : `Suggested assumption: sales rise from quarter to quarter (10%, 20%, 30% and 40% of the year). ${goalReading(figures)} Replace it with your seasons.`,
    disagreement(figures),
    sums.at(-1) === undefined
      ? undefined
      : low < 0
        ? `**The low point.** At the lowest, ${dollars(-low)} is missing: have it in the bank before you open, on top of start-up purchases. ${reserveRemark(figures)}`
        : 'The cumulative balance never falls below zero: check that nothing was forgotten before you rely on it.',
    m.about(
      'cashFlow',
      (words) =>
        `**Payment times.** “${words}”. ${m.pick('delay', [
          'Move by one column each amount that comes in after the sale: that is often where cash runs short.',
          figures.soldBy === 'month'
            ? 'A year paid up front changes this table faster than one more subscriber.'
            : 'A deposit with the order changes this table faster than one more sale.',
        ])}`,
    ) ??
      '**Payment times.** You say nothing of them: if your customers pay in 30 days, move their payments by a month and look at the low point.',
  );
}

function goalReading({ goal }: Figures): string {
  if (!goal) return '';
  if (goal.saidAs === 'year') return `The year is yours: ${dollars(goal.firstYear)}.`;
  return `Your goal, ${dollars(goal.lastMonth)} a month, is assumed to be reached in the last quarter: ${dollars(goal.firstYear)} for the year.`;
}

function disagreement({ goal }: Figures): string | undefined {
  return goal?.otherYear === undefined
    ? undefined
    : `**A gap to settle.** You aim at ${dollars(goal.firstYear)} in the year, but your best month, held twelve times, gives only ${dollars(goal.otherYear)}.`;
}

function reserveRemark(figures: Figures): string {
  const capital = workingCapital(figures);
  return capital !== undefined && capital > -lowest(figures)
    ? `Three months of fixed costs (${dollars(capital)}) leave a safer margin.`
    : 'That is more than three months of fixed costs: slow an expense down, or start smaller.';
}

/** A typical month, in three scenarios. */
export function scenarioTable(m: Material, figures: Figures): string {
  const all = scenarios(figures);
  const row = (name: string, cells: readonly string[]) => [name, ...cells];
  const results = all.map(({ result }) => result);
  return paragraphs(
    table(
      ['A typical month', 'Prudent', 'Realistic', 'Ambitious'],
      [
        row(
          figures.soldBy === 'month' ? 'Subscribers' : 'Number of sales',
          all.map(({ count }) => (count === undefined ? unknown : salesOf(count, figures))),
        ),
        row(
          'Sales in dollars',
          all.map(({ sales }) => dollars(sales)),
        ),
        row(
          'Variable costs',
          all.map(({ variable }) => dollars(variable)),
        ),
        row(
          'Fixed costs',
          all.map(({ fixed }) => dollars(fixed)),
        ),
        row(
          '**Result**',
          results.map((result) => `**${dollars(result)}**`),
        ),
      ],
    ),
    figures.goal
      ? `The realistic one follows your goal (“${m.said('revenueGoals', 110)}”); the prudent one takes 60% of it and the ambitious one 130%, two suggested shares.`
      : all[0]?.sales === undefined
        ? 'The cells will fill in as soon as your answers give a price, costs and a goal in figures.'
        : 'Without a goal in figures, the realistic one is your break-even point; the prudent one takes 60% of it and the ambitious one 130%, two suggested shares.',
    bullets(
      [
        `**Prudent.** ${
          results[0] !== undefined && results[0] < 0
            ? `${dollars(-results[0])} a month is missing: decide in advance how many months you can hold, and what you cut first.`
            : 'Keep fixed costs as low as you can until you have had two months in a row above the break-even point.'
        }`,
        `**Realistic.** ${m.pick('realistic', [
          'Pay yourself first, even a little, then build your reserve back up.',
          'Set sales and income taxes aside before any new expense.',
        ])}`,
        `**Ambitious.** ${m.pick('ambitious', [
          'Ask yourself who would do this work: one more person changes your fixed costs.',
          'Check that the supplier and your hours can keep up before you take the work on.',
        ])}`,
      ],
      3,
    ),
  );
}
