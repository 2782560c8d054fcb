import { removeAccountData } from '../flows/account/removeAccountData.ts';
import { eachMinute } from '../queue/handler.ts';
import type { Services } from '../services.ts';
import { takeUnfinishedDeletion } from '../store/accounts/deletion.ts';
import { measured } from './upkeep.ts';

/** Finishes deletions whose process died. Safe to run twice, because a removal continues where an earlier one ended. */
export const deletions = eachMinute('deletions', 1_800, (services) =>
  measured(services, 'deletions', () => resumeAccountDeletions(services)),
);

/** Time in milliseconds after which the process of a deletion counts as dead. */
const deadAfterMs = 120_000;
/** Delay in milliseconds before an unfinished deletion is retried. */
const againAfterMs = 60_000;

/**
 * Finishes account deletions whose process died. The user was never informed of a failure, so each is retried until it
 * succeeds.
 * @param alone whether this process has just started and is the only one on the database, so that any earlier
 *   process must be dead.
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
  // Not earlier than `before`, so that each deletion is tried only once in a run.
  const again = new Date(alone ? now : now - deadAfterMs + againAfterMs);
  for (;;) {
    const accountId = await takeUnfinishedDeletion(services.db, before, again);
    if (accountId === undefined) return;
    await removeAccountData(services, accountId).catch((error: unknown) =>
      services.logError(error, 'finishing a deletion', { accountId }),
    );
  }
}
