import { years } from '@elan/domain/forecast/calendar';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Series } from '../draft/series.ts';
import { type Expression, expressionOf, type Operand } from '../formula/expression.ts';
import { compare, iff, minus, plus, round } from '../formula/operators.ts';
import { sumWhere } from '../formula/range.ts';
import type {
  Book,
  CashFlow,
  CashRows,
  CreditLineFlows,
  DatedAmounts,
  OwnerFlows,
} from './book.ts';
import { figures } from './figures.ts';
import { capitalized } from './words.ts';

/** Builds the monthly cash budget, from start-up (month 0) to month 36. */
export function cashSheet(book: Book): { sheet: MonthlySheet; rows: CashRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Encaisse', en: 'Cash' },
    { fr: 'Budget de caisse', en: 'Cash budget' },
    '2F7D5B',
  );
  const { assumptions, rows } = book;
  const { sales, staff, purchases, loans, taxes, results } = rows;
  const { creditLine } = loans;
  const engine = figures(book);
  const flow = (
    name: CashFlow | keyof OwnerFlows | keyof CreditLineFlows,
    of: (m: number) => Operand,
  ) => sheet.row(capitalized(labelOf(figureLabels, name)), of, { engine: engine.flow(name) });
  const dated = ({ amounts, months }: DatedAmounts, m: number) =>
    amounts.cells.length === 0
      ? expressionOf(0)
      : sumWhere(amounts, { range: months, sign: '=', bound: sheet.numbers.at(m) });
  const openingOf = (m: number) => (m === 0 ? expressionOf(0) : closing.at(m - 1));
  const opening: Series = sheet.row({ fr: 'Encaisse au début', en: 'Opening cash' }, openingOf, {
    yearOf: (year) => opening.at(years[year]?.first ?? 0),
  });
  sheet.section({ fr: 'Entrées', en: 'Received' });
  const received = {
    cashFromCustomers: flow('cashFromCustomers', (m) => sales.collected.at(m)),
    cashFromOwner: flow('cashFromOwner', (m) => dated(assumptions.capital, m)),
    cashFromLoans: flow('cashFromLoans', (m) => loans.received.at(m)),
    grantsReceived: flow('grantsReceived', (m) => dated(assumptions.grants, m)),
    ...(creditLine && {
      creditLineDrawn: flow('creditLineDrawn', (m) => creditLine.drawn.at(m)),
    }),
  };
  const totalIn = sheet.row(
    capitalized(labelOf(figureLabels, 'cashIn')),
    (m) => plus(...Object.values<Series>(received).map((one) => one.at(m))),
    { isTotal: true },
  );
  sheet.section({ fr: 'Sorties', en: 'Paid' });
  const { ownerPay, owners, isDrawn } = assumptions;
  const spent = {
    cashToSuppliers: flow('cashToSuppliers', (m) =>
      plus(
        purchases.suppliersPaid.at(m),
        purchases.fixedPaid.at(m),
        purchases.startupPaid.at(m),
        sales.cardFees.at(m),
        ...(purchases.variable ? [purchases.variable.paid.at(m)] : []),
      ),
    ),
    cashToStaff: flow('cashToStaff', (m) => staff.paid.at(m)),
    salesTaxPaid: flow('salesTaxPaid', (m) => taxes.paid.at(m)),
    incomeTaxPaid: flow('incomeTaxPaid', (m) => (m < 2 ? 0 : results.flows.incomeTax.at(m - 2))),
    cashForAssets: flow('cashForAssets', (m) =>
      plus(purchases.assetsPaid.at(m), dated(assumptions.deposits, m)),
    ),
    drawings: flow('drawings', (m) => {
      if (m === 0) return 0;
      const isPaid = (from: Expression) => compare(sheet.numbers.at(m), '>=', from);
      const drawn = [
        ...ownerPay.map(({ from, amount }) => iff(isDrawn, iff(isPaid(from), amount, 0), 0)),
        ...owners.map(({ from, draw }) => iff(isPaid(from), draw, 0)),
      ];
      return drawn.length === 0 ? 0 : plus(...drawn);
    }),
    ...(owners.length > 0 && {
      dividends: flow('dividends', (m) => {
        const year = years.findIndex(({ last }) => last === m);
        return year < 0 ? 0 : plus(...owners.map(({ dividends }) => dividends[year] ?? 0));
      }),
      ownerTaxes: flow('ownerTaxes', (m) => rows.ownerTaxes?.paid.at(m) ?? 0),
    }),
    loanPayments: flow('loanPayments', (m) =>
      plus(loans.paid.at(m), loans.fees.at(m), ...(creditLine ? [creditLine.interest.at(m)] : [])),
    ),
    ...(creditLine && {
      creditLineRepaid: flow('creditLineRepaid', (m) => creditLine.repaid.at(m)),
    }),
  };
  const totalOut = sheet.row(
    capitalized(labelOf(figureLabels, 'cashOut')),
    (m) => plus(...Object.values<Series>(spent).map((one) => one.at(m))),
    { isTotal: true },
  );
  sheet.section({ fr: 'Encaisse', en: 'Cash' });
  const change = sheet.row({ fr: 'Variation du mois', en: 'Change of the month' }, (m) =>
    minus(totalIn.at(m), totalOut.at(m)),
  );
  const closing: Series = sheet.row(
    { fr: 'Encaisse à la fin', en: 'Closing cash' },
    (m) => round(plus(opening.at(m), change.at(m))),
    { isTotal: true, years: 'last', engine: engine.balance('cash') },
  );
  const { drawings, dividends, ownerTaxes }: Pick<CashRows['flows'], 'drawings'> & OwnerFlows =
    spent;
  const taken = [drawings, dividends, ownerTaxes].filter((one) => one !== undefined);
  return { sheet, rows: { flows: { ...received, ...spent }, taken, closing } };
}
