/** What a law or a regulation sets from a day on, until the next value of its list. */
export interface Dated<Value> {
  /** The first day it holds, "2027-01-01". */
  readonly from: string;
  readonly value: Value;
  /** The law or regulation, and the official page that tells the value. */
  readonly law: string;
  readonly page: string;
}

/** One value after the other, by day; never empty. */
export type History<Value> = readonly [Dated<Value>, ...Dated<Value>[]];

/**
 * @param day as "2026-11-23"; of a day before the first value, the first is told, since no older one is known.
 * @returns what holds on a day.
 */
export function inForce<Value>(history: History<Value>, day: string): Dated<Value> {
  return history.findLast(({ from }) => from <= day) ?? history[0];
}

/** @returns what comes after the value of a day, where it is known already. */
export function comingAfter<Value>(history: History<Value>, day: string): Dated<Value> | undefined {
  return history.find(({ from }) => from > day);
}
