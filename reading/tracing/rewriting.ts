import type { TracedAmount } from './traceAmounts.ts';

/** Fewer amounts from nowhere are marked in the text, and not worth writing it again. */
const fewest = 3;
/** And only where they are more than a fifth of all. */
const share = 1 / 5;

/**
 * @param traced of a reply, its placeholders among them.
 * @returns whether the reply holds so many amounts from nowhere that it is requested once more.
 */
export function needsRewriting(traced: readonly Pick<TracedAmount, 'source'>[]): boolean {
  const untraced = traced.filter(({ source }) => source === undefined).length;
  return untraced >= fewest && untraced > traced.length * share;
}
