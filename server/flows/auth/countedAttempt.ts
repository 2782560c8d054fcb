import { Failure, type FailureCode } from '@elan/domain/failure';
import type { LogMessage } from '../../lib/logLine.ts';
import { serialQueue } from '../../lib/serialQueue.ts';
import type { Services } from '../../services.ts';
import { findByEmail } from '../../store/accounts.ts';
import type { SignInPlace } from '../../store/signInFailures.ts';
import { beginAttempt, isCounted, refusedAttempt, takeBackAttempt } from './signInAttempts.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'logError' | 'logEvent'>;

/**
 * Runs an attempt with a password that is counted before it is verified: a refusal reports the
 * attempts left and is logged, a server error takes the count back.
 * @throws Failure as `attempt` throws it, with the attempts left; `too_many_failures` for the
 * seventh refusal; before `attempt` is run, `account_locked` or `too_many_attempts`.
 */
export function countedAttempt<Result>(
  services: Needs,
  place: SignInPlace,
  attempt: () => Promise<Result>,
): Promise<Result> {
  // One at a time: concurrent attempts with the right password must not use up each other's
  // attempts.
  return serialQueue(`${place.network} ${place.email}`, async () => {
    const count = await beginAttempt(services, place).catch(async (failure: unknown) => {
      await logRefusal(services, place, failure);
      throw failure;
    });
    try {
      return await attempt();
    } catch (failure) {
      if (failure instanceof Failure && isCounted(failure)) {
        const refused = refusedAttempt(services, count, failure);
        await logRefusal(services, place, refused);
        throw refused;
      }
      await takeBackAttempt(services, place).catch((error: unknown) =>
        services.logError(error, 'taking a sign-in attempt back'),
      );
      throw failure;
    }
  });
}

const events: Partial<Record<FailureCode, LogMessage>> = {
  invalid_credentials: 'sign-in failed',
  email_not_confirmed: 'sign-in failed',
  too_many_failures: 'sign-in locked',
  account_locked: 'sign-in refused',
  too_many_attempts: 'sign-in refused',
};

/** Names the account if there is one; never the typed email. */
async function logRefusal(
  { db, logEvent }: Needs,
  place: SignInPlace,
  failure: unknown,
): Promise<void> {
  const code = failure instanceof Failure ? failure.code : undefined;
  const event = code && events[code];
  if (!event) return;
  const account = await findByEmail(db, place.email).catch(() => undefined);
  logEvent(event, { code, network: place.network, accountId: account?.id });
}
