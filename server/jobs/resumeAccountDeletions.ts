import { removeAccountData } from '../flows/account/removeAccountData.ts';
import type { Services } from '../services.ts';
import { takeUnfinishedDeletion } from '../store/deletion.ts';

/** A deletion takes less than half a minute: after this, in milliseconds, its process is taken for dead. */
const deadAfterMs = 120_000;
/** How soon one that could not be finished is tried again, in milliseconds. */
const againAfterMs = 60_000;

/**
 * Carries on with the deletions whose process died: nobody told the person that they did not happen, so they do,
 * however often the payment provider has to be asked. Called every minute.
 * @param alone whether this process has just started and has the database to itself: whoever began one is dead.
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
  // Not before `before`: each is tried once at a turn.
  const again = new Date(alone ? now : now - deadAfterMs + againAfterMs);
  for (;;) {
    const userId = await takeUnfinishedDeletion(services.db, before, again);
    if (userId === undefined) return;
    await removeAccountData(services, userId).catch((error: unknown) =>
      services.logError(error, 'finishing a deletion', { accountId: userId }),
    );
  }
}
