import { type Expression, expressionOf, type Operand } from '../formula/expression.ts';
import { iff, is, minus, plus, round, times } from '../formula/operators.ts';

/** @returns the amount of some months ago, or undefined if there was none. */
type AmountOf = (monthsAgo: number) => Expression | undefined;

/**
 * Computes the payments in a month for amounts of this and earlier months. Each payment is the rounded cumulative share
 * paid by the end of the month, less what was paid before.
 * @param upTo cumulative shares paid by the end of the amount's own month, the next month, and so on. Any rest is paid
 *   in the month after these.
 */
export function partsOf(amount: AmountOf, upTo: readonly Operand[]): Expression {
  const parts = [...upTo, 1].flatMap((share, ago) => {
    const whole = amount(ago);
    if (!whole) return [];
    const by = paidBy(whole, share);
    const before = upTo[ago - 1];
    // If no share of an amount is due in this month, the part is 0 even if the amount is missing.
    return before === undefined ? by : iff(is(before, share), 0, minus(by, paidBy(whole, before)));
  });
  return parts.length > 0 ? plus(...parts) : expressionOf(0);
}

/** @returns the part of this and earlier months' amounts that is still unpaid at the end of the month. */
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
