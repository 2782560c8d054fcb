import { oldestDevice } from '@elan/domain/account/device';
import { binDays } from '@elan/domain/contract/projects';
import { isoDayInToronto } from '@elan/domain/day';
import { Failure } from '@elan/domain/failure';
import { confirmationLifetimeMs, recoveryLifetimeMs } from '../flows/auth/mailLinks.ts';
import { checkoutLeaseMs } from '../flows/billing/startCheckout.ts';
import { removeProject } from '../flows/projects/deleteProject.ts';
import { numbersKeptMs } from '../flows/support/readNumbers.ts';
import type { Services } from '../services.ts';
import { takeUnconfirmed } from '../store/accounts/deletion.ts';
import { removeExpiredFormerUsage } from '../store/accounts/formerUsage.ts';
import { removeAccount } from '../store/accounts/removeAccount.ts';
import { removeEventsBefore } from '../store/billing/paymentEvents.ts';
import { clampFutureTimes } from '../store/futureTimes.ts';
import { removeDaysBefore } from '../store/generations/aiDays.ts';
import { removeFailedMails } from '../store/outbox.ts';
import { binnedBefore } from '../store/projects/recycleBin.ts';
import { removeExpiredHits } from '../store/rateLimits.ts';
import { removeDevicesBefore } from '../store/signIn/knownDevices.ts';
import { removeExpiredLinks } from '../store/signIn/mailLinks.ts';
import { removeExpiredSessions } from '../store/signIn/sessions.ts';
import { removeFailuresBefore } from '../store/signIn/signInFailures.ts';
import { removeExpiredChallenges } from '../store/signIn/twoFactor.ts';

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
  await removeExpiredLinks(db, now);
  await removeFailedMails(db, new Date(now.getTime() - failedMailsKeptMs));
  await standInRecords?.purge(db, now);
}

/**
 * Removes expired sessions, and sign-ins whose two-factor code was not entered in time.
 */
export async function purgeExpiredSessions({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeExpiredChallenges(db, clock.now());
  await removeExpiredSessions(db, clock.now());
}

/** Removes known browsers that nobody has signed in with for longer than their cookie lasts. */
export async function purgeKnownDevices({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeDevicesBefore(db, oldestDevice(clock.now()));
}

/** Removes the usage records of accounts that were deleted more than a year ago. */
export async function purgeFormerUsage({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeExpiredFormerUsage(db, clock.now());
}

/** How long failed sign-ins are kept, in milliseconds. */
const failuresKeptMs = dayMs;

/** Removes records of failed sign-ins older than a day, because they contain the emails that were typed. */
export async function purgeSignInFailures(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = services.clock.now();
  await removeFailuresBefore(services.db, new Date(now.getTime() - failuresKeptMs));
}

/** Removes recorded calls that no longer count towards any rate limit. */
export async function purgeRateLimits({ db }: Pick<Services, 'db'>): Promise<void> {
  await removeExpiredHits(db);
}

/** Removes the daily generation counts older than yesterday's. */
export async function purgeDays({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeDaysBefore(db, isoDayInToronto(new Date(clock.now().getTime() - dayMs)));
}

/**
 * How long processed events are kept, in milliseconds. Stripe retries an event for three days, and allows
 * resending it by hand for thirty (https://docs.stripe.com/webhooks).
 */
const eventsKeptMs = 40 * dayMs;

/** Removes the records of processed events that the provider can no longer resend. */
export async function purgeStripeEvents(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeEventsBefore(services.db, new Date(services.clock.now().getTime() - eventsKeptMs));
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
