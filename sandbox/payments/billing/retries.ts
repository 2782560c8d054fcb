const day = 86_400;

/** Days from each failed attempt to the next. */
const daysBetween = [3, 5, 7];

/**
 * @param failedAttempts how many have failed so far, at least one.
 * @param now epoch seconds. @returns when it is tried again; null where it is given up.
 */
export function nextAttempt(failedAttempts: number, now: number): number | null {
  const days = daysBetween[failedAttempts - 1];
  return days === undefined ? null : now + days * day;
}
