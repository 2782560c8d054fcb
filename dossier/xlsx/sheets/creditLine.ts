import { figureLabels, labelOf, ruleLabels } from '@elan/domain/forecast/explain/labels';
import type { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Series } from '../draft/series.ts';
import { expressionOf } from '../formula/expression.ts';
import { compare, iff, is, min, minus, over, plus, round, times } from '../formula/operators.ts';
import type { Book, CreditLineRows } from './book.ts';
import { figures } from './figures.ts';
import { capitalized } from './words.ts';

/**
 * Adds the rows of the line of credit to the sheet of loans; none if the plan has no line. A month's interest rests on
 * the balance of the month before, and what is drawn or repaid on the month's other cash, so that no formula is circular.
 */
export function creditLineRows(sheet: MonthlySheet, book: Book): CreditLineRows | undefined {
  const { creditLine } = book.assumptions;
  if (!creditLine) return undefined;
  const { limit, rate, keep } = creditLine;
  const engine = figures(book);
  const label = (name: string) => capitalized(labelOf(figureLabels, name));
  const owed = (m: number) => (m === 0 ? expressionOf(0) : balance.at(m - 1));
  sheet.section(label('creditLine'));
  const interest = sheet.row(capitalized(labelOf(ruleLabels, 'lineInterest')), (m) =>
    m === 0 ? 0 : round(times(owed(m), over(rate, 12))),
  );
  const cash = sheet.row(
    label('cashBeforeLine'),
    (m) => {
      const { flows, closing } = book.rows.cash;
      const { creditLineDrawn, creditLineRepaid, ...others } = flows;
      const { cashFromCustomers, cashFromOwner, cashFromLoans, grantsReceived, ...paid } = others;
      const received = [cashFromCustomers, cashFromOwner, cashFromLoans, grantsReceived];
      return round(
        minus(
          plus(m === 0 ? expressionOf(0) : closing.at(m - 1), ...received.map((one) => one.at(m))),
          ...Object.values<Series>(paid).map((one) => one.at(m)),
        ),
      );
    },
    { years: 'none' },
  );
  const drawn = sheet.row(
    label('creditLineDrawn'),
    (m) => {
      const room = minus(limit, owed(m));
      const needed = round(min(minus(keep, cash.at(m)), room));
      const isUnder = compare(cash.at(m), '<', keep);
      return iff(compare(room, '<=', 0), 0, iff(isUnder, needed, 0));
    },
    { engine: engine.flow('creditLineDrawn') },
  );
  const repaid = sheet.row(
    label('creditLineRepaid'),
    (m) => {
      const excess = round(min(minus(cash.at(m), keep), owed(m)));
      return iff(is(owed(m), 0), 0, iff(compare(cash.at(m), '>', keep), excess, 0));
    },
    { engine: engine.flow('creditLineRepaid') },
  );
  const balance: Series = sheet.row(
    label('creditLine'),
    (m) => round(minus(plus(owed(m), drawn.at(m)), repaid.at(m))),
    { isTotal: true, years: 'last', engine: engine.balance('creditLine') },
  );
  return { interest, drawn, repaid, balance };
}
