import { removeAccountData } from '../flows/account/removeAccountData.ts';
import type { Services } from '../services.ts';
import { takeUnfinishedDeletion } from '../store/accounts/deletion.ts';

/**
 * A deletion takes less than half a minute: after this, in milliseconds, its process counts as
 * dead.
 */
const deadAfterMs = 120_000;
/** How soon an unfinished one is retried, in milliseconds. */
const againAfterMs = 60_000;

/**
 * Continues the deletions whose process died: the person was not informed that they failed, so they are
 * finished, however often the payment provider has to be called. Called every minute.
 * @param alone whether this process has just started and is the only one on the database: any
 * earlier process is dead.
 */
export async function resumeAccountDeletions(
  services: Pick<
    Services,
    'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'runs' | 'hashEmail' | 'logError'
  >,
  alone = false,
): Promise<void> {
  const now = services.clock.now().getTime();
  const before = new Date(alone ? now : now - deadAfterMs);
  // Not before `before`: each is tried once in a run.
  const again = new Date(alone ? now : now - deadAfterMs + againAfterMs);
  for (;;) {
    const accountId = await takeUnfinishedDeletion(services.db, before, again);
    if (accountId === undefined) return;
    await removeAccountData(services, accountId).catch((error: unknown) =>
      services.logError(error, 'finishing a deletion', { accountId }),
    );
  }
}
