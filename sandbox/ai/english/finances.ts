import { amountsIn } from '../amounts.ts';
import { type Figures, figuresOf, quarters, smallSupplier } from '../figures.ts';
import type { Material } from '../material.ts';
import { namesCost, ownPayIn } from '../namedCosts.ts';
import { bullets, paragraphs, type SectionWriters, table } from '../phrases.ts';
import { registry } from '../sections/links.ts';
import { startUpOf } from '../startUp.ts';
import { dollars, each, oneSale, perSale, salesOf, unknown } from './amountWords.ts';
import { breakEven, cashBudget, scenarioTable } from './cash.ts';
import { earning } from './earning.ts';
import { lenderQuestions, moneySteps } from './lender.ts';

function startUp(m: Material): string {
  const figures = figuresOf(m);
  const { priced, stock, capital, sum } = startUpOf(m, figures);
  const band = m.said('initialInvestment');
  const source = m.said('fundingSources');
  const isOwn = /owner/.test(source ?? '');
  return paragraphs(
    m.about('resources', () =>
      priced.length > 0
        ? 'The amounts that your business plan gives are taken up here; put a price on its other needs.'
        : 'Your business plan names your needs: put a price on each.',
    ),
    '**Uses**',
    table(
      ['Item', 'Amount', 'How to settle it'],
      [
        ...(priced.length === 0
          ? [['Equipment and fitting out', unknown, 'A quote or a posted price for each item']]
          : priced.map(({ words, cost, isMoney }) => [
              `“${words}”`,
              `${dollars(cost)} (you say)`,
              isMoney
                ? 'Money to hold on with: do not count the working capital twice'
                : 'A written quote, or the dated advertisement',
            ])),
        ['Permits, registration, insurance', unknown, `The official fees: ${registry(m)}`],
        [
          m.trade === 'digital' ? 'Tools and subscriptions' : 'Opening stock or supplies',
          stock === undefined ? unknown : `${dollars(stock.cost)} (suggested)`,
          stock === undefined
            ? m.trade === 'digital'
              ? 'The posted prices, for three months'
              : 'The price of your first order'
            : `Here, the cost of ${salesOf(stock.sales, figures)}; replace it with your first order`,
        ],
        ['Launch (website, sign, advertising)', unknown, 'Two prices per expense; keep the lower'],
        [
          'Working capital',
          capital === undefined ? unknown : `${dollars(capital)} (calculated)`,
          'Three months of fixed costs, or the low point of the cash budget if it is deeper',
        ],
        ...(sum === undefined
          ? []
          : [['Priced so far', dollars(sum), 'The sum of the amounts above']]),
        ['**Total**', band === undefined ? unknown : `“${band}”`, 'Your starting band'],
      ],
    ),
    '**Sources**',
    table(
      ['Source', 'Amount', 'What proves it'],
      [
        [
          isOwn ? 'Owner’s contribution (your main source)' : 'Owner’s contribution',
          unknown,
          'A bank statement',
        ],
        ...(isOwn || source === undefined
          ? []
          : [[`“${source}”`, unknown, 'A letter, an agreement or a dated application']]),
        ['**Total**', 'Equal to the uses', 'Otherwise, reduce or put off a purchase'],
      ],
    ),
    bandRemark(band, capital),
  );
}

/** Where the working capital alone goes beyond the band that was chosen. */
function bandRemark(band: string | undefined, capital: number | undefined): string | undefined {
  if (band === undefined || capital === undefined || /^over/i.test(band)) return undefined;
  const highest = Math.max(0, ...amountsIn(band).map(({ most }) => most));
  return capital > highest
    ? `**A gap to settle.** Working capital alone (${dollars(capital)}) goes beyond your band (“${band}”): review one or the other before you speak to a lender.`
    : `Once the working capital is set aside, at most ${dollars(highest - capital)} of your band is left for everything else.`;
}

function pricing(m: Material): string {
  const figures = figuresOf(m);
  const { price, costsOfSale, margin, soldBy } = figures;
  const rate =
    price && margin !== undefined ? ` (${Math.round((margin / price) * 100)}% of the price)` : '';
  return paragraphs(
    m.about('revenueModel', (words) => `You charge this way: “${words}”.`),
    table(
      [`For ${oneSale(figures)}${soldBy === 'month' ? ', each month' : ''}`, 'Amount'],
      [
        ['Price, before taxes', perSale(price)],
        ...(costsOfSale.lines.length === 0
          ? [['Variable costs', unknown]]
          : costsOfSale.lines.map(({ words, amount }) => [`“${words}”`, perSale(amount)])),
        ['**Margin**', `**${perSale(margin)}**${rate}`],
      ],
    ),
    price === undefined
      ? 'Your answer on the price holds no amount in dollars: begin it with the price of a typical sale, and all the rest can be worked out.'
      : `The calculation uses ${perSale(price)}, the first amount in your answer; correct it if that is not the price of ${oneSale(figures)}.`,
    marginRemark(
      margin,
      costsOfSale.lines.some(({ amount }) => amount === undefined),
    ),
    bullets(
      [
        m.about(
          'pricingStrategy',
          (words) =>
            `**What supports this price.** “${words}”. ${m.pick('price', [
              'One person who has already paid is worth more than ten who find it reasonable.',
              'Write down who told you so, and when: it belongs in your file.',
              'Put the most solid proof at the head of your presentation.',
            ])}`,
        ),
        `**A trial to verify it.** ${earning[m.earning].firstSale}. *Proof*: ${lowerFirst(earning[m.earning].proof)}.`,
      ],
      2,
    ),
  );
}

function marginRemark(margin: number | undefined, unclear: boolean): string | undefined {
  if (margin !== undefined && margin <= 0) {
    return '**Every sale loses money.** No volume will make up for that: raise the price, reduce a cost or change the offer before you go further.';
  }
  return unclear
    ? 'A cost marked “to specify” is not given per sale: divide it by the number of sales of the same month.'
    : undefined;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function costs(m: Material): string {
  const figures = figuresOf(m);
  const { fixed, costsOfSale } = figures;
  return paragraphs(
    table(
      ['Cost', 'Fixed or variable', 'Amount'],
      [
        ...fixed.lines.map(({ words, amount }) => [
          `“${words}”`,
          'Fixed',
          amount === undefined ? unknown : `${dollars(amount)} a month`,
        ]),
        ...costsOfSale.lines.map(({ words, amount }) => [
          `“${words}”`,
          'Variable',
          amount === undefined ? unknown : `${perSale(amount)} ${each(figures)}`,
        ]),
        [
          '**Fixed total**',
          'Fixed',
          fixed.sum === undefined
            ? unknown
            : `**${dollars(fixed.sum)} a month**, ${dollars(fixed.sum * 12)} a year`,
        ],
        [
          '**Variable total**',
          'Variable',
          costsOfSale.sum === undefined
            ? unknown
            : `**${perSale(costsOfSale.sum)} ${each(figures)}**`,
        ],
      ],
    ),
    fixed.announced === undefined
      ? undefined
      : `**A gap to settle.** You announce ${dollars(fixed.announced)} a month; your lines add up to ${dollars(fixed.sum)}.`,
    costsOfSale.announced === undefined
      ? undefined
      : `**A gap to settle.** You announce ${perSale(costsOfSale.announced)} ${each(figures)}; your lines add up to ${perSale(costsOfSale.sum)}.`,
    'What is often forgotten, to verify in your case:',
    bullets(forgotten(m, figures), 3),
  );
}

/** Costs that the answers do not name. */
function forgotten(m: Material, { goal }: Figures): readonly (string | undefined)[] {
  const fixed = m.whole('fixedCosts');
  const all = `${fixed}\n${m.whole('variableCosts')}`;
  const isTaxed = goal !== undefined && goal.firstYear > smallSupplier;
  return [
    isTaxed
      ? `**Sales taxes.** ${dollars(goal.firstYear)} in the first year is more than ${dollars(smallSupplier)}. Past that threshold, in one quarter or over four in a row, taxable or zero-rated sales require registering (to confirm with Revenu Québec): then add the taxes to your prices and set them aside.`
      : undefined,
    ownPayIn(fixed) === 'counted'
      ? undefined
      : '**Your own pay.** Even small, even put off: without it, the break-even point does not feed you.',
    namesCost('insurance', all)
      ? undefined
      : '**Insurance.** Liability and property; ask a broker for two prices.',
    namesCost('paymentFees', all)
      ? undefined
      : '**Payment fees.** A percentage of each card sale; the rate is in the provider’s contract.',
    namesCost('accountant', all)
      ? undefined
      : '**The accountant and the tax returns.** Ask for a fixed yearly price, then divide by twelve.',
    '**Losses.** Spoilage, returns, unpaid accounts or hours not billed, depending on the trade: count them from the first month.',
    isTaxed
      ? undefined
      : '**Sales taxes collected.** They are not yours: if you are registered, set them aside at every sale.',
  ];
}

/** The sections of the finances, in English. */
export const finances: SectionWriters<'finances'> = {
  startUp,
  pricing,
  costs,
  breakEven: (m) => breakEven(m, figuresOf(m)),
  cashBudget: (m) => cashBudget(m, quarters(figuresOf(m)), figuresOf(m)),
  scenarios: (m) => scenarioTable(m, figuresOf(m)),
  lender: (m) => lenderQuestions(m, figuresOf(m)),
  nextSteps: (m) => moneySteps(m, figuresOf(m)),
};
