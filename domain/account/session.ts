const dayMs = 86_400_000;

/** A session lasts a week after its last renewal. */
export const sessionDays = 7;

/** A session ends this long after the sign-in, however often it is used. */
export const longestSessionDays = 90;

/** A session that is used is renewed once a day: not with every request. */
const renewalDays = 1;

/** The last use of a session is noted at most this often, in milliseconds. */
export const useNotedMs = 3_600_000;

/** @returns the latest sign-in time whose sessions have ended by `now`, however often they were used. */
export function oldestSignIn(now: Date): Date {
  return new Date(now.getTime() - longestSessionDays * dayMs);
}

/** @returns when a session ends that begins or is renewed at `now`. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * dayMs);
}

/** @returns whether a session is over, good, or good and due to be renewed. */
export function sessionState(
  session: { readonly createdAt: Date; readonly expiresAt: Date },
  now: Date,
): 'over' | 'due' | 'fresh' {
  const leftMs = session.expiresAt.getTime() - now.getTime();
  if (leftMs <= 0 || session.createdAt <= oldestSignIn(now)) return 'over';
  return leftMs <= (sessionDays - renewalDays) * dayMs ? 'due' : 'fresh';
}
