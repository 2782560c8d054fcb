const dayMs = 86_400_000;

/** A session lasts a week after its last use. */
export const sessionDays = 7;

/** However often it is used, it ends this long after the sign-in. */
export const longestSessionDays = 90;

/** @returns the moment of sign-in at or before which a session is over at `now`, whatever its use. */
export function oldestSignIn(now: Date): Date {
  return new Date(now.getTime() - longestSessionDays * dayMs);
}
