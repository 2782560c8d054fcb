import { type Expression, expressionOf, type Operand } from '../formula/expression.ts';
import { iff, is, minus, plus, round, times } from '../formula/operators.ts';

/** @returns the amount of some months ago, or undefined if there was none. */
type AmountOf = (monthsAgo: number) => Expression | undefined;

/**
 * Computes a month's payments for its own and earlier amounts. Each part is the rounded cumulative share paid by then,
 * less what was paid before.
 * @param upTo cumulative shares paid by the end of the same month, the next, and so on. The rest is paid a month after
 *   the last.
 */
export function partsOf(amount: AmountOf, upTo: readonly Operand[]): Expression {
  const parts = [...upTo, 1].flatMap((share, ago) => {
    const whole = amount(ago);
    if (!whole) return [];
    const by = paidBy(whole, share);
    const before = upTo[ago - 1];
    // If nothing is due in this month, the part is 0 even if the amount is missing.
    return before === undefined ? by : iff(is(before, share), 0, minus(by, paidBy(whole, before)));
  });
  return parts.length > 0 ? plus(...parts) : expressionOf(0);
}

/** @returns what is still unpaid at the end of the month. */
export function leftOf(amount: AmountOf, upTo: readonly Operand[]): Expression {
  const parts = upTo.flatMap((share, ago) => {
    const whole = amount(ago);
    return whole ? [iff(is(share, 1), 0, minus(whole, paidBy(whole, share)))] : [];
  });
  return parts.length > 0 ? plus(...parts) : expressionOf(0);
}

function paidBy(whole: Expression, share: Operand): Expression {
  return share === 1 ? whole : round(times(whole, share));
}
