import type { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Expression } from '../formula/expression.ts';
import { and, compare, is } from '../formula/operators.ts';
import { index } from '../formula/range.ts';
import type { FixedCells } from './book.ts';

/** @returns whether the month is within the line's period and is one of the line's calendar months. */
export function isActive(
  sheet: MonthlySheet,
  { from, to, calendar }: Pick<FixedCells, 'from' | 'to' | 'calendar'>,
  m: number,
): Expression {
  const number = sheet.numbers.at(m);
  return and(
    compare(number, '>=', from),
    compare(number, '<=', to),
    is(index(calendar, sheet.monthNumber(m)), 1),
  );
}
