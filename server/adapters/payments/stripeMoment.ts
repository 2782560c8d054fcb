/**
 * The first and the last plausible time from a payment provider, in epoch seconds: 2000-01-01 and
 * 2100-01-01.
 */
const earliest = Date.UTC(2000, 0, 1) / 1000;
const latest = Date.UTC(2100, 0, 1) / 1000;

/**
 * Reads a time from Stripe. An absurd one is ignored: a database or a calendar would fail on it, at
 * every reading.
 * @returns epoch seconds, or null.
 */
export function stripeMoment(value: unknown): number | null {
  if (typeof value !== 'number' || !(value >= earliest && value <= latest)) return null;
  return Math.floor(value);
}
