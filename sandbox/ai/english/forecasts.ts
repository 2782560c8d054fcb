import { figuresOf, thirdYearGrowth, years } from '../figures.ts';
import type { Material } from '../material.ts';
import { ownPayIn } from '../namedCosts.ts';
import { bullets, paragraphs, table } from '../phrases.ts';
import { dollars, each, monthlySales, perSale } from './amountWords.ts';

/** Three years from the person's own figures; what is assumed stands under the table. */
export function forecasts(m: Material): string {
  const figures = figuresOf(m);
  const all = years(figures);
  const growth = Math.round(thirdYearGrowth * 100);
  const { goal, price, costsOfSale, fixed, breakEven } = figures;
  return paragraphs(
    table(
      ['Item', 'Year 1', 'Year 2', 'Year 3'],
      [
        ['Sales', ...all.map(({ sales }) => dollars(sales))],
        ['Variable costs', ...all.map(({ variable }) => dollars(variable))],
        ['Gross margin', ...all.map(({ gross }) => dollars(gross))],
        ['Fixed costs', ...all.map(({ fixed: costs }) => dollars(costs))],
        ['**Result before income tax**', ...all.map(({ result }) => `**${dollars(result)}**`)],
      ],
    ),
    m.about(
      'revenueGoals',
      (words) => `The table starts from your goal: “${words}”. Suggested assumptions, to verify:`,
    ) ??
      'This table will fill in with the answers of the Finances module: price, fixed costs, variable costs and goal. Until then, nothing in it is invented.',
    bullets(
      [
        goal === undefined
          ? undefined
          : `**Year 1**: ${dollars(goal.firstYear)} in sales, rising from quarter to quarter.`,
        goal === undefined
          ? undefined
          : `**Year 2**: the pace of the end of year 1 (${dollars(goal.lastMonth)} a month) held for twelve months. **Year 3**: ${growth}% more.`,
        fixed.sum === undefined && costsOfSale.sum === undefined
          ? undefined
          : `**Costs**: ${dollars(fixed.sum)} of fixed costs a month, ${perSale(costsOfSale.sum)} ${each(figures)} at a price of ${perSale(price)}, the same in all three years. ${payRemark(m)}`,
        breakEven === undefined
          ? undefined
          : `**Break-even**: ${monthlySales(Math.ceil(breakEven), figures)} pay for all costs.`,
      ],
      4,
    ),
    m.about(
      'vision',
      (words) =>
        `Your vision in three years, “${words}”, should show in the third column: if it takes one more person or more space, add the cost.`,
    ),
  );
}

const payRemarks = {
  counted: 'A salary is included: confirm that it is yours.',
  none: 'You count no salary at first: plan one for year 2.',
  unsaid: 'Your own pay is not included: the result has to cover it first.',
} as const;

function payRemark(m: Material): string {
  return payRemarks[ownPayIn(m.whole('fixedCosts'))];
}
