/** A billing period in epoch seconds; `end` is exclusive. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the monthly billing period that begins at `start`. The period ends on the anchor's day of the month, or on
 * the last day of a shorter month, at the anchor's time of day in UTC: 31 January, 28 February, 31 March
 * (https://docs.stripe.com/billing/subscriptions/billing-cycle).
 * @param anchor when the first period began, in epoch seconds.
 */
export function periodFrom(anchor: number, start: number): Period {
  const from = new Date(anchor * 1000);
  const at = new Date(start * 1000);
  let months =
    (at.getUTCFullYear() - from.getUTCFullYear()) * 12 + at.getUTCMonth() - from.getUTCMonth();
  while (monthsAfter(from, months) <= start) months += 1;
  return { start, end: monthsAfter(from, months) };
}

/** @returns the anchor plus a number of months, in epoch seconds. */
function monthsAfter(anchor: Date, months: number): number {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay.getUTCDate()));
  return moved.getTime() / 1000;
}

const day = 86_400;
/** Days from each failed attempt to the next. The subscription ends if the last attempt fails. */
const daysBetweenAttempts = [3, 5, 7];

/**
 * @param failedAttempts the number of failed attempts so far, at least one.
 * @param now epoch seconds.
 * @returns when to retry the payment; null after the last attempt.
 */
export function nextAttempt(failedAttempts: number, now: number): number | null {
  const days = daysBetweenAttempts[failedAttempts - 1];
  return days === undefined ? null : now + days * day;
}
