/**
 * How many failed sign-ins from one network lock an email for that network, and for how many milliseconds after the
 * last one (docs/product.md#sign-in-lockout).
 */
export const maxSignInFailures = 7;
export const lockoutMs = 15 * 60_000;

/**
 * How many sign-ins from one network, for any email, can fail within a clock hour. The limit prevents trying one
 * password on every account (docs/product.md#sign-in-lockout). It is above the 300 attempts an hour that a school or
 * office behind one IP address must be allowed.
 */
export const maxNetworkFailures = 400;
const hourMs = 60 * 60_000;

/** Failed sign-ins for one email from one network. */
export interface SignInFailures {
  readonly count: number;
  readonly lastAt: Date;
}

/**
 * @returns the earliest time of a last failure that still counts. A record expires 15 minutes after its last failure.
 */
export function failuresCountSince(now: Date): Date {
  // A failure exactly 15 minutes old no longer counts.
  return new Date(now.getTime() - lockoutMs + 1);
}

/** @returns the start of the clock hour in which a network's failures are counted. */
export function networkHourStart(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}

/** @returns the end of the clock hour, when a refused network may try again. */
export function networkHourEnds(now: Date): Date {
  return new Date(networkHourStart(now).getTime() + hourMs);
}

/** @returns how many more failures are possible before the email is locked. */
export function attemptsRemaining(failures: SignInFailures | undefined, now: Date): number {
  const isCurrent = failures !== undefined && failures.lastAt >= failuresCountSince(now);
  return isCurrent ? Math.max(0, maxSignInFailures - failures.count) : maxSignInFailures;
}

/** @returns when the lockout of the email ends, or null if it is not locked. */
export function lockedUntil(failures: SignInFailures | undefined, now: Date): Date | null {
  if (failures === undefined || attemptsRemaining(failures, now) > 0) return null;
  // If the clock was ahead when the failure was recorded, the failure counts as of now.
  return new Date(Math.min(failures.lastAt.getTime(), now.getTime()) + lockoutMs);
}

/** @returns the value of `Retry-After`: the seconds until `then`, rounded up, at least one. */
export function secondsUntil(then: Date, now: Date): number {
  return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
}

/**
 * Replaces N in a sentence that contains "N minutes", in either language, with the waiting time.
 * @param seconds the waiting time, which is rounded up to at least one minute.
 */
export function sayMinutes(sentence: string, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return sentence.replace('N minutes', minutes === 1 ? '1 minute' : `${minutes} minutes`);
}
