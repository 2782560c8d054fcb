import { binDays } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import { confirmationLifetimeMs, recoveryLifetimeMs } from '../flows/auth/mailLinks.ts';
import { checkoutLeaseMs } from '../flows/billing/startCheckout.ts';
import { removeProject } from '../flows/projects/deleteProject.ts';
import { numbersKeptMs } from '../flows/support/readNumbers.ts';
import type { Services } from '../services.ts';
import { takeUnconfirmed } from '../store/accounts/deletion.ts';
import { removeAccount } from '../store/accounts/removeAccount.ts';
import { purgeExpiredLinks } from '../store/expired.ts';
import { clampFutureTimes } from '../store/futureTimes.ts';
import { removeFailedMails } from '../store/outbox.ts';
import { binnedBefore } from '../store/projects/recycleBin.ts';

// The job `upkeep` calls each function of this file every minute.

const dayMs = 86_400_000;
/** Maximum number of projects or accounts removed in one run; the next run continues. */
const batch = 100;

/** Brings back times that were stored while the clock was ahead. */
export async function correctFutureTimes({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await clampFutureTimes(db, clock.now(), {
    confirmationLink: confirmationLifetimeMs,
    recoveryLink: recoveryLifetimeMs,
    checkoutLease: checkoutLeaseMs,
    keptNumbers: numbersKeptMs,
  });
}

/** How long a mail is kept after its last attempt, in milliseconds (30 days), so that the support can try again. */
const failedMailsKeptMs = 30 * dayMs;

/** Removes expired links, emails without attempts left and expired records of the stand-ins. */
export async function purgeExpiredMail({
  db,
  clock,
  standInRecords,
}: Pick<Services, 'db' | 'clock' | 'standInRecords'>): Promise<void> {
  const now = clock.now();
  await purgeExpiredLinks({ db, clock });
  await removeFailedMails(db, new Date(now.getTime() - failedMailsKeptMs));
  await standInRecords?.purge(db, now);
}

/** Deletes the projects that have been in the recycle bin for too long to be restored. */
export async function purgeDeletedProjects(
  services: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const before = new Date(services.clock.now().getTime() - binDays * dayMs);
  for (const { id, ownerId } of await binnedBefore(services.db, before, batch)) {
    await removeProject(services, { ownerId, projectId: id }).catch((error: unknown) => {
      // Another server deleted the project first, or the user restored it.
      if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
    });
  }
}

/** How long an unconfirmed account is kept, in milliseconds (30 days). */
const unconfirmedKeptMs = 30 * dayMs;

/**
 * Removes accounts whose email was never confirmed, because the email's owner may not know of the account and
 * could not sign up. Such accounts never had a session, and so have no projects and no customer.
 */
export async function purgeUnconfirmedAccounts({
  db,
  clock,
  hashEmail,
  standInRecords,
}: Pick<Services, 'db' | 'clock' | 'hashEmail' | 'standInRecords'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - unconfirmedKeptMs);
  for (let removed = 0; removed < batch; removed += 1) {
    const found = await db.transaction(async (tx) => {
      const accountId = await takeUnconfirmed(tx, before, now);
      if (accountId !== undefined) {
        await removeAccount(tx, accountId, [], { hashEmail, standInRecords, now });
      }
      return accountId;
    });
    if (found === undefined) return;
  }
}
