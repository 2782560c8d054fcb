import { Failure, type FailureCode } from '@elan/domain/failure';
import { networkPrefixOf } from '../../auth/networkPrefix.ts';
import { verifyPassword } from '../../auth/passwordHash.ts';
import type { LogMessage } from '../../lib/logLine.ts';
import type { Services } from '../../services.ts';
import { findByEmail } from '../../store/accounts/accounts.ts';
import { findPassword } from '../../store/signIn/passwords.ts';
import {
  clearFailures,
  type SignInPlace,
  takeBackFailure,
  wholeNetwork,
} from '../../store/signIn/signInFailures.ts';
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

/**
 * Verifies the password of an account without signing in. Failed attempts count together with those of the sign-in.
 * @throws Failure `invalid_credentials`, `too_many_failures`, `account_locked`, `too_many_attempts`.
 */
export async function verifyOwnPassword(
  services: Pick<Services, 'db' | 'clock' | 'logError' | 'logEvent'>,
  input: { readonly email: string; readonly password: string; readonly ip: string },
): Promise<void> {
  const { db } = services;
  const place = { email: input.email, network: networkPrefixOf(input.ip) };
  await countedAttempt(services, place, async () => {
    const hash = (await findPassword(db, input.email))?.hash;
    const isRight = hash !== undefined && (await verifyPassword(hash, input.password));
    if (!isRight) throw new Failure('invalid_credentials');
  });
  await db.transaction(async (tx) => {
    await takeBackFailure(tx, wholeNetwork(place.network));
    await clearFailures(tx, place);
  });
}

/** The last of the waiting tasks, by key. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs tasks of the same key one after the other in this process, even after one fails. It only
 * orders them: the database ensures what must hold between several servers.
 */
export async function serialQueue<Result>(
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work);
  const tail = mine.catch(() => {});
  last.set(key, tail);
  try {
    return await mine;
  } finally {
    if (last.get(key) === tail) last.delete(key);
  }
}
