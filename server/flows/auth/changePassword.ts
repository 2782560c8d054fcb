import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import { refusedPassword } from '../../auth/refusedPassword.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../store/accounts/accounts.ts';
import { endSessions, validSessions } from '../../store/signIn/sessions.ts';
import { removeChallenges } from '../../store/signIn/twoFactor.ts';
import { replacePassword } from './replacePassword.ts';

/**
 * Sets a new password. The old one is not required (docs/product.md#password-change), so all other sessions
 * end and the user is notified by email.
 * @throws Failure those of `refusedPassword`; `unauthenticated` if the session ended in the meantime.
 */
export async function changePassword(
  {
    db,
    clock,
    config,
    outbox,
    passwords,
  }: Pick<Services, 'db' | 'clock' | 'config' | 'outbox' | 'passwords'>,
  input: { readonly account: Account; readonly password: string },
): Promise<void> {
  const problem = refusedPassword(input.password, input.account.email);
  if (problem) throw new Failure(problem);
  const hash = await passwords.hash(input.password);
  const now = clock.now();
  const { id, sessionId } = input.account;
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    // A password reset may have ended the session during the hashing. Such a session must not change the
    // password.
    const isSessionValid = (await validSessions(tx, [sessionId], now)).size > 0;
    if (!account || !isSessionValid) throw new Failure('unauthenticated');
    await replacePassword(tx, { account, hash, keptSession: sessionId, config, now });
  });
  outbox.nudge();
}

/** Ends all sessions of an account, and cancels sign-ins that are waiting for a two-factor code. */
export async function signOutEverywhere(
  { db }: Pick<Services, 'db'>,
  accountId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await removeChallenges(tx, accountId);
    await endSessions(tx, accountId);
  });
}
