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
 * Counts a failure, then runs the attempt. If the attempt is refused, logs the refusal and adds the attempts left to
 * the failure; after a server error, takes the count back. After a success, the caller must take the count back.
 * @throws Failure from `attempt`, with the attempts left; `too_many_failures` for the seventh failure;
 *   `account_locked` or `too_many_attempts` before `attempt` runs.
 */
export function countedAttempt<Result>(
  services: Needs,
  place: SignInPlace,
  attempt: () => Promise<Result>,
): Promise<Result> {
  // In this process, attempts with the same email and network run one at a time, so that concurrent attempts with the
  // correct password do not use up each other's allowance.
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

/** Logs the account id if there is an account, and never the email that was typed. */
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
 * Verifies an account's password without signing in. Failed attempts count together with failed sign-ins.
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

/** The last task in each queue, by key. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs tasks with the same key one after another, even if one fails. It only orders the tasks of this
 * process; consistency across servers is ensured by the database.
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
