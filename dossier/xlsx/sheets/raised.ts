import { risesBy } from '@elan/domain/forecast/rules/indexing';
import type { Cell } from '../formula/cell.ts';
import { type Expression, expressionOf } from '../formula/expression.ts';
import { plus, power, round, times } from '../formula/operators.ts';

/** @returns an amount in a month after its yearly rises, rounded once. @param index undefined if it never rises. */
export function raised(amount: Cell, index: Cell | undefined, m: number): Expression {
  const rises = risesBy(m);
  if (!index || rises === 0) return expressionOf(amount);
  return round(times(amount, power(plus(1, index), rises)));
}
