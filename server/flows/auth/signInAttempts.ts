import {
  attemptsRemaining,
  failuresCountSince,
  lockedUntil,
  lockoutMs,
  maxNetworkFailures,
  maxSignInFailures,
  networkHourEnds,
  networkHourStart,
  secondsUntil,
} from '@elan/domain/account/lockout';
import { Failure, failures } from '@elan/domain/failure';
import type { Services } from '../../services.ts';
import {
  clampFailureTime,
  countFailure,
  findFailures,
  type SignInPlace,
  takeBackFailure,
  wholeNetwork,
} from '../../store/signIn/signInFailures.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/**
 * Counts a sign-in attempt as a failure before its password is checked, so that concurrent attempts cannot
 * exceed the limit. The caller undoes the count after a success or a server error.
 * @returns the number of current failures for this email and network, including this one.
 * @throws Failure `account_locked`; `too_many_attempts` if the network has failed too often across all
 *   emails.
 */
export async function beginAttempt({ db, clock }: Needs, place: SignInPlace): Promise<number> {
  const now = clock.now();
  const attempt = db.transaction(async (tx) => {
    const network = { since: networkHourStart(now), most: maxNetworkFailures };
    const ofNetwork = await countFailure(tx, wholeNetwork(place.network), network, now);
    if (ofNetwork === undefined) {
      const retryAfter = secondsUntil(networkHourEnds(now), now);
      throw new Failure('too_many_attempts', { facts: { retryAfter } });
    }
    const own = { since: failuresCountSince(now), most: maxSignInFailures };
    const count = await countFailure(tx, place, own, now);
    if (count !== undefined) return count;
    const until = lockedUntil(await findFailures(tx, place), now);
    const retryAfter = until ? secondsUntil(until, now) : 1;
    // Throwing also rolls back the network's count: while the email is locked, no password is being guessed.
    throw new Failure('account_locked', { facts: { attemptsRemaining: 0, retryAfter } });
  });
  return attempt.catch(async (error: unknown) => {
    // Failures recorded while the clock was ahead get the time of this attempt, so that the lockout ends 15 minutes
    // later.
    if (error instanceof Failure) {
      for (const one of [place, wholeNetwork(place.network)]) await clampFailureTime(db, now, one);
    }
    throw error;
  });
}

/** @returns the failure for a refused attempt, with the number of attempts left. */
export function refusedAttempt({ clock }: Needs, count: number, refusal: Failure): Failure {
  const now = clock.now();
  const left = attemptsRemaining({ count, lastAt: now }, now);
  if (left === 0) {
    const facts = { attemptsRemaining: 0, retryAfter: lockoutMs / 1000 };
    return new Failure('too_many_failures', { facts, cause: refusal });
  }
  return new Failure(refusal.code, {
    detail: `${left} ${left === 1 ? 'attempt' : 'attempts'} remaining`,
    facts: { attemptsRemaining: left, retryAfter: 0 },
    cause: refusal,
  });
}

/** @returns whether the failure counts as a failed attempt; server errors do not. */
export function isCounted(failure: Failure): boolean {
  const [status] = failures[failure.code];
  return status < 500;
}

/** Undoes the count of an attempt that failed through no fault of the user. */
export async function takeBackAttempt({ db }: Needs, place: SignInPlace): Promise<void> {
  await db.transaction(async (tx) => {
    await takeBackFailure(tx, wholeNetwork(place.network));
    await takeBackFailure(tx, place);
  });
}
