/**
 * How many failed sign-ins lock an email, and for how long after the last one (docs/product.md#sign-in-lockout).
 */
export const maxSignInFailures = 7;
export const lockoutMs = 15 * 60_000;

/**
 * Failed sign-ins from one network, for any email, in one clock hour. The limit keeps one
 * password from being tried on every account (docs/product.md#sign-in-lockout). A school or an office behind one IP
 * stays below it: the contract promises it 300 attempts an hour.
 */
export const maxNetworkFailures = 400;
const hourMs = 60 * 60_000;

/** Failed sign-ins of one email from one network. */
export interface SignInFailures {
  readonly count: number;
  readonly lastAt: Date;
}

/**
 * @returns the earliest moment whose failures still count: a record expires 15 minutes after its
 * last one.
 */
export function failuresCountSince(now: Date): Date {
  // To the millisecond: a failure exactly 15 minutes old no longer counts.
  return new Date(now.getTime() - lockoutMs + 1);
}

/** @returns the beginning of the clock hour in which a network's failures are counted. */
export function networkHourStart(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}

/** @returns the end of that hour, when a refused network may try again. */
export function networkHourEnds(now: Date): Date {
  return new Date(networkHourStart(now).getTime() + hourMs);
}

/** @returns how many more failures lock the email. */
export function attemptsRemaining(failures: SignInFailures | undefined, now: Date): number {
  const isCurrent = failures !== undefined && failures.lastAt >= failuresCountSince(now);
  return isCurrent ? Math.max(0, maxSignInFailures - failures.count) : maxSignInFailures;
}

/** @returns until when sign-in is refused, or null. */
export function lockedUntil(failures: SignInFailures | undefined, now: Date): Date | null {
  if (failures === undefined || attemptsRemaining(failures, now) > 0) return null;
  // A failure recorded while the clock was ahead counts as of now.
  return new Date(Math.min(failures.lastAt.getTime(), now.getTime()) + lockoutMs);
}

/**
 * @returns the seconds from now until then, rounded up, at least one: the value of `Retry-After`.
 */
export function secondsUntil(then: Date, now: Date): number {
  return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
}

/**
 * Puts the waiting time in place of N in a sentence that contains "N minutes", in either language.
 * @param seconds to wait; rounded up to whole minutes, at least one.
 */
export function sayMinutes(sentence: string, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return sentence.replace('N minutes', minutes === 1 ? '1 minute' : `${minutes} minutes`);
}
