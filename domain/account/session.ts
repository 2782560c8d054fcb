const dayMs = 86_400_000;

/** A session lasts a week after its last use. */
export const sessionDays = 7;

/** A session ends this long after the sign-in, however often it is used. */
export const longestSessionDays = 90;

/** @returns the latest moment of sign-in whose sessions have ended by `now`, whatever their use. */
export function oldestSignIn(now: Date): Date {
  return new Date(now.getTime() - longestSessionDays * dayMs);
}
