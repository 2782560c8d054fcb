const dayMs = 86_400_000;

/** How many days a session lasts after its last renewal. */
export const sessionDays = 7;

/** How many days a session lasts after the sign-in, however often it is used. */
export const longestSessionDays = 90;

/** How many days after its last renewal a session in use is renewed, so that not every request renews it. */
const renewalDays = 1;

/** Unless it is renewed, a session's last use is updated only after this many milliseconds. */
export const useNotedMs = 3_600_000;

/** @returns the latest sign-in time whose sessions have ended by `now`, however often they were used. */
export function oldestSignIn(now: Date): Date {
  return new Date(now.getTime() - longestSessionDays * dayMs);
}

/** @returns when a session that starts or is renewed at `now` ends. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * dayMs);
}

/** @returns `over` if the session has ended, `due` if it is valid but due for renewal, otherwise `fresh`. */
export function sessionState(
  session: { readonly createdAt: Date; readonly expiresAt: Date },
  now: Date,
): 'over' | 'due' | 'fresh' {
  const leftMs = session.expiresAt.getTime() - now.getTime();
  if (leftMs <= 0 || session.createdAt <= oldestSignIn(now)) return 'over';
  return leftMs <= (sessionDays - renewalDays) * dayMs ? 'due' : 'fresh';
}
