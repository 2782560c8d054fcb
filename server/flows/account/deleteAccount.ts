import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { requestDeletion, takeBackDeletion } from '../../store/accounts/deletion.ts';
import { removeAccountData } from './removeAccountData.ts';

/**
 * Deletes an account permanently at its user's request: the billing first, then everything else.
 * Repeating it, or deleting a removed account, is not an error. If the process dies during it, the
 * request stays, and `resumeAccountDeletions` continues.
 * @throws Failure `founder_protected`, or `deletion_unfinished` if the payment provider could not
 * be reached: then the account stays, and the request is cancelled.
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
      // Cancelled after any error: a person who was informed that it failed must not be deleted later.
      // If the database is unavailable, this throws.
      await takeBackDeletion(db, account.id, requestedAt, clock.now());
      if (!(error instanceof Failure)) throw error;
      throw new Failure('deletion_unfinished', { cause: error });
    },
  );
  if (!ended) throw new Failure('deletion_unfinished');
}
