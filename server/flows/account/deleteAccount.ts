import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { requestDeletion, takeBackDeletion } from '../../store/deletion.ts';
import { removeAccountData } from './removeAccountData.ts';

/**
 * Deletes an account for good, as its person asked: the billing first, then everything else. Asked twice, or of
 * an account that is gone, it is no failure. A process that dies over it leaves the request, and
 * `resumeAccountDeletions` carries on.
 * @throws Failure `founder_protected`, or `deletion_unfinished` where the payment provider could not be asked:
 *   then the account stays, and the request is taken back.
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
      // Whatever it was: who is told that it failed is not deleted later on. Where the database is away, this throws.
      await takeBackDeletion(db, account.id, requestedAt, clock.now());
      if (!(error instanceof Failure)) throw error;
      throw new Failure('deletion_unfinished', { cause: error });
    },
  );
  if (!ended) throw new Failure('deletion_unfinished');
}
