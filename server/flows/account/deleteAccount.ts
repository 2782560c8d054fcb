import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { requestDeletion, takeBackDeletion } from '../../store/accounts/deletion.ts';
import { removeAccountData } from './removeAccountData.ts';

/**
 * Permanently deletes an account at its user's request: billing first, then the account. Does nothing if the
 * account no longer exists. If the process dies midway, `resumeAccountDeletions` continues the request.
 * @throws Failure `founder_protected`; `deletion_unfinished` if the payment provider failed or the request was
 *   cancelled. After any error, the request is cancelled if the database is available.
 */
export async function deleteAccount(
  services: Pick<
    Services,
    'db' | 'jobDb' | 'payments' | 'clock' | 'config' | 'outbox' | 'runs' | 'hashEmail'
  >,
  account: Account,
): Promise<void> {
  if (account.access.isFounder) throw new Failure('founder_protected');
  const { db, jobDb, clock } = services;
  const requestedAt = clock.now();
  if (!(await requestDeletion(db, account.id, requestedAt))) return;
  const ended = await removeAccountData({ ...services, db: jobDb }, account.id).catch(
    async (error: unknown) => {
      // An account must not be deleted after its user was shown a failure. If the database is unavailable, this throws,
      // and the request remains.
      await takeBackDeletion(db, account.id, requestedAt, clock.now());
      if (!(error instanceof Failure)) throw error;
      throw new Failure('deletion_unfinished', { cause: error });
    },
  );
  if (!ended) throw new Failure('deletion_unfinished');
}
