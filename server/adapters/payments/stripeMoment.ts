/** The first and the last moment that a payment provider can mean, in epoch seconds: 2000-01-01 and 2100-01-01. */
const earliest = Date.UTC(2000, 0, 1) / 1000;
const latest = Date.UTC(2100, 0, 1) / 1000;

/**
 * Reads a moment as Stripe tells it. One that is absurd is taken for none: a database or a calendar would fail on it,
 * and the same reading again and again.
 * @returns epoch seconds, or null.
 */
export function stripeMoment(value: unknown): number | null {
  if (typeof value !== 'number' || !(value >= earliest && value <= latest)) return null;
  return Math.floor(value);
}
