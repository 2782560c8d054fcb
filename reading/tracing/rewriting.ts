import type { TracedAmount } from './traceAmounts.ts';

/** With fewer unexplained amounts, the reply is not requested again. They are only marked in the text. */
const fewest = 3;
/** The unexplained amounts must also be more than this share of all amounts. */
const share = 1 / 5;

/**
 * @param traced the traced amounts of a reply, including its placeholders.
 * @returns whether the reply has so many unexplained amounts that it must be requested again.
 */
export function needsRewriting(traced: readonly Pick<TracedAmount, 'source'>[]): boolean {
  const untraced = traced.filter(({ source }) => source === undefined).length;
  return untraced >= fewest && untraced > traced.length * share;
}
