/** A value set by a law or regulation, in force from `from` until the next value in its list. */
export interface Dated<Value> {
  /** The first day in force, such as "2027-01-01". */
  readonly from: string;
  readonly value: Value;
  /** The law or regulation; `page` is the URL of an official page or site about it. */
  readonly law: string;
  readonly page: string;
}

/** Values in chronological order; never empty. */
export type History<Value> = readonly [Dated<Value>, ...Dated<Value>[]];

/**
 * @param day such as "2026-11-23".
 * @returns the value in force on that day; the first one for an earlier day, since no older value is known.
 */
export function inForce<Value>(history: History<Value>, day: string): Dated<Value> {
  return history.findLast(({ from }) => from <= day) ?? history[0];
}

/** @returns the value that will follow the one in force on a day, if it is known. */
export function comingAfter<Value>(history: History<Value>, day: string): Dated<Value> | undefined {
  return history.find(({ from }) => from > day);
}

/** @returns the last known value, for texts that do not refer to a particular day. */
export function newest<Value>(history: History<Value>): Dated<Value> {
  return history.at(-1) ?? history[0];
}
