import {
  attemptsRemaining,
  failuresStandSince,
  lockedUntil,
  lockoutMs,
  maxNetworkFailures,
  maxSignInFailures,
  networkHourBegan,
  networkHourEnds,
  secondsUntil,
} from '@elan/domain/account/lockout';
import { Failure, failures } from '@elan/domain/failure';
import type { Services } from '../../services.ts';
import {
  bringToNow,
  countFailure,
  findFailures,
  type SignInPlace,
  takeBackFailure,
  wholeNetwork,
} from '../../store/signInFailures.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/**
 * Counts an attempt to sign in as a failure before its password is looked at, so that no number of attempts at
 * once gets more than the limit; success or a fault of our own takes it back.
 * @returns how many failures stand, this one included.
 * @throws Failure `account_locked`, or `too_many_attempts` for a network that fails with every e-mail.
 */
export async function beginAttempt({ db, clock }: Needs, place: SignInPlace): Promise<number> {
  const now = clock.now();
  const attempt = db.transaction(async (tx) => {
    const network = { since: networkHourBegan(now), most: maxNetworkFailures };
    const ofNetwork = await countFailure(tx, wholeNetwork(place.address), network, now);
    if (ofNetwork === undefined) {
      const retryAfter = secondsUntil(networkHourEnds(now), now);
      throw new Failure('too_many_attempts', { facts: { retryAfter } });
    }
    const own = { since: failuresStandSince(now), most: maxSignInFailures };
    const count = await countFailure(tx, place, own, now);
    if (count !== undefined) return count;
    const until = lockedUntil(await findFailures(tx, place), now);
    const retryAfter = until ? secondsUntil(until, now) : 1;
    // Thrown, it takes the network's count back too: a locked address is not being guessed.
    throw new Failure('account_locked', { facts: { attemptsRemaining: 0, retryAfter } });
  });
  return attempt.catch(async (error: unknown) => {
    // What a clock that was ahead has recorded ends 15 minutes after this attempt, not after each further one.
    if (error instanceof Failure) {
      for (const one of [place, wholeNetwork(place.address)]) await bringToNow(db, now, one);
    }
    throw error;
  });
}

/** @returns what a refused attempt answers, with what is left to its address. */
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

/** @returns whether a failure is the person's: ours is not counted. */
export function isCounted(failure: Failure): boolean {
  const [status] = failures[failure.code];
  return status < 500;
}

/** Takes an attempt back that failed through no fault of the person's. */
export async function takeBackAttempt({ db }: Needs, place: SignInPlace): Promise<void> {
  await db.transaction(async (tx) => {
    await takeBackFailure(tx, wholeNetwork(place.address));
    await takeBackFailure(tx, place);
  });
}
