/** A value that a law or a regulation sets from a date on, until the next value in its list. */
export interface Dated<Value> {
  /** The first day it applies, "2027-01-01". */
  readonly from: string;
  readonly value: Value;
  /** The law or regulation, and the official page that states the value. */
  readonly law: string;
  readonly page: string;
}

/** The values in order of date; never empty. */
export type History<Value> = readonly [Dated<Value>, ...Dated<Value>[]];

/**
 * @param day as "2026-11-23"; a day before the first value gets the first one, since no older one
 * is known.
 * @returns the value in force on that day.
 */
export function inForce<Value>(history: History<Value>, day: string): Dated<Value> {
  return history.findLast(({ from }) => from <= day) ?? history[0];
}

/** @returns the value that follows the one of that day, where it is already known. */
export function comingAfter<Value>(history: History<Value>, day: string): Dated<Value> | undefined {
  return history.find(({ from }) => from > day);
}
