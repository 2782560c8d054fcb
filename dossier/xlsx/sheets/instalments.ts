import { type Expression, expressionOf, type Operand } from '../formula/expression.ts';
import { iff, is, minus, plus, round, times } from '../formula/operators.ts';

/** An amount of some months ago; undefined before there was one. */
type AmountOf = (monthsAgo: number) => Expression | undefined;

/**
 * What a month pays of the amounts of this month and earlier ones. Each is split by cumulative rounding: a part is the
 * rounded share that is paid by then less what was paid before.
 * @param upTo the shares paid by the end of the same month, of the next…; the rest is paid a month after the last.
 */
export function partsOf(amount: AmountOf, upTo: readonly Operand[]): Expression {
  const parts = [...upTo, 1].flatMap((share, ago) => {
    const whole = amount(ago);
    if (!whole) return [];
    const by = paidBy(whole, share);
    const before = upTo[ago - 1];
    // A share of nothing stays nothing, also for an amount that is still missing.
    return before === undefined ? by : iff(is(before, share), 0, minus(by, paidBy(whole, before)));
  });
  return parts.length > 0 ? plus(...parts) : expressionOf(0);
}

/** What is still to be paid at a month's end. */
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
