import { years } from '@elan/domain/forecast/calendar';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Series } from '../draft/series.ts';
import { blank, type Expression, expressionOf, type Operand } from '../formula/expression.ts';
import {
  and,
  compare,
  iff,
  is,
  max,
  min,
  minus,
  plus,
  round,
  times,
} from '../formula/operators.ts';
import { sum, sumWhere } from '../formula/range.ts';
import type { Book, ResultFlow, ResultRows } from './book.ts';
import { figures } from './figures.ts';
import { capitalized } from './words.ts';

const yearEnds: readonly number[] = years.map(({ last }) => last);

/** @returns the grants that are income in a month: those for no asset, and what exceeds the value of an asset. */
function grantsCounted({ assumptions, rows }: Book, month: Expression, m: number): Expression {
  const { amounts, months, assets } = assumptions.grants;
  if (!assets) return sumWhere(amounts, { range: months, sign: '=', bound: month });
  const plain = amounts.cells.map((amount, at) => {
    const [asset, received] = [assets.cells[at] ?? blank, months.cells[at] ?? blank];
    return iff(compare(asset, '>', 0), 0, iff(is(received, month), amount, 0));
  });
  return plus(...plain, rows.purchases.grants?.excess.at(m) ?? 0);
}

/** Builds the income statement. */
export function resultSheet(book: Book): { sheet: MonthlySheet; rows: ResultRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Résultats', en: 'Results' },
    { fr: 'État des résultats', en: 'Income statement' },
    '2F7D5B',
  );
  const { assumptions, rows } = book;
  const { sales, staff, purchases, loans, taxes } = rows;
  const engine = figures(book);
  const flow = (name: ResultFlow | 'variableCosts', of: (m: number) => Operand, isTotal?: true) =>
    sheet.row(capitalized(labelOf(figureLabels, name)), of, {
      engine: engine.flow(name),
      ...(isTotal && { isTotal }),
    });
  const total = (name: string, of: (m: number) => Operand) =>
    sheet.row(capitalized(labelOf(figureLabels, name)), of, { isTotal: true });
  sheet.section({ fr: 'Revenus', en: 'Income' });
  const revenue = flow('revenue', (m) => sales.totalRevenue.at(m));
  const { grants } = assumptions;
  const ofLine = (m: number) => (loans.creditLine ? [loans.creditLine.interest.at(m)] : []);
  const otherIncome: Series = flow('otherIncome', (m) => {
    const gain = taxes.gain.at(m);
    return grantIncome ? plus(grantIncome.at(m), gain) : gain;
  });
  const grantIncome =
    grants.amounts.cells.length > 0
      ? sheet.row(
          capitalized(labelOf(figureLabels, 'grantIncome')),
          (m) => grantsCounted(book, sheet.numbers.at(m), m),
          { engine: engine.flow('grantIncome') },
        )
      : undefined;
  const directCosts = flow('directCosts', (m) => purchases.directCosts.at(m));
  const { variable } = purchases;
  const ofSales = {
    directCosts,
    ...(variable && { variableCosts: flow('variableCosts', (m) => variable.costs.at(m)) }),
  };
  const costsOfSales = (m: number) => Object.values<Series>(ofSales).map((one) => one.at(m));
  total('grossMargin', (m) => minus(revenue.at(m), ...costsOfSales(m)));
  sheet.section({ fr: 'Charges', en: 'Expenses' });
  const costs = {
    wages: flow('wages', (m) => staff.wages.at(m)),
    employerCharges: flow('employerCharges', (m) => staff.charges.at(m)),
    fixedCosts: flow('fixedCosts', (m) => purchases.fixedCosts.at(m)),
    startupCosts: flow('startupCosts', (m) => purchases.startupCosts.at(m)),
    badDebts: flow('badDebts', (m) => sales.badDebts.at(m)),
    cardFees: flow('cardFees', (m) => sales.cardFees.at(m)),
    depreciation: flow('depreciation', (m) => purchases.depreciation.at(m)),
    interest: flow('interest', (m) => plus(loans.interest.at(m), loans.fees.at(m), ...ofLine(m))),
  };
  const others = total('operatingCosts', (m) =>
    plus(...Object.values<Series>(costs).map((one) => one.at(m))),
  );
  sheet.section({ fr: 'Bénéfice', en: 'Income after expenses' });
  const beforeTax = total('incomeBeforeTax', (m) =>
    minus(plus(revenue.at(m), otherIncome.at(m)), ...costsOfSales(m), others.at(m)),
  );
  const yearIncome = sheet.row(
    { fr: 'Bénéfice de l’année avant impôt', en: 'Income before tax, for the year' },
    (m) => {
      const year = years[yearEnds.indexOf(m)];
      return year ? round(sum(beforeTax.range(year.first, year.last))) : blank;
    },
    { years: 'none' },
  );
  const losses: Series = sheet.row(
    {
      fr: 'Pertes à reporter à la fin de l’année',
      en: 'Losses to carry forward at the year’s end',
    },
    (m) => (yearEnds.includes(m) ? max(0, minus(carried(m), yearIncome.at(m))) : blank),
    { years: 'none' },
  );
  const carried = (m: number) => {
    const before = yearEnds[yearEnds.indexOf(m) - 1];
    return before === undefined ? expressionOf(0) : losses.at(before);
  };
  const taxOn = (taxed: Expression, m: number) => {
    const { corporateTaxRate: rate, corporateTaxRateAbove: above, legal } = assumptions;
    const { taxedAbove: limit } = legal(m);
    if (!above || !limit) return round(times(taxed, rate));
    return plus(
      round(times(min(taxed, limit), rate)),
      round(times(max(0, minus(taxed, limit)), above)),
    );
  };
  const incomeTax = flow('incomeTax', (m) => {
    if (!yearEnds.includes(m)) return 0;
    const taxed = max(0, minus(yearIncome.at(m), carried(m)));
    const tax = taxOn(taxed, m);
    // A year without income owes no tax, with or without losses carried forward.
    const isTaxed = and(assumptions.paysIncomeTax, compare(yearIncome.at(m), '>', 0));
    return iff(isTaxed, tax, 0);
  });
  const netIncome = flow('netIncome', (m) => minus(beforeTax.at(m), incomeTax.at(m)), true);
  return {
    sheet,
    rows: {
      flows: { revenue, otherIncome, ...ofSales, ...costs, incomeTax, netIncome },
      beforeTax,
    },
  };
}
