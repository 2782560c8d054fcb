import { oldestDevice } from '@elan/domain/account/device';
import { binDays } from '@elan/domain/contract/projects';
import { isoDayInToronto } from '@elan/domain/day';
import { Failure } from '@elan/domain/failure';
import { recoveryLifetimeMs } from '../flows/auth/mailLinks.ts';
import { removeProject } from '../flows/projects/deleteProject.ts';
import type { Services } from '../services.ts';
import { takeUnconfirmed } from '../store/accounts/deletion.ts';
import { removeExpiredFormerUsage } from '../store/accounts/formerUsage.ts';
import { removeAccount } from '../store/accounts/removeAccount.ts';
import { removeEventsBefore } from '../store/billing/paymentEvents.ts';
import { removeDaysBefore } from '../store/generations/aiDays.ts';
import { removeGivenUp } from '../store/outbox.ts';
import { binnedBefore } from '../store/projects/recycleBin.ts';
import { removeExpiredHits } from '../store/rateLimits.ts';
import { removeDevicesBefore } from '../store/signIn/knownDevices.ts';
import { removeExpiredLinks, shortenLinks } from '../store/signIn/mailLinks.ts';
import { removeExpiredSessions } from '../store/signIn/sessions.ts';
import { bringToNow, removeFailuresBefore } from '../store/signIn/signInFailures.ts';
import { removeExpiredChallenges } from '../store/signIn/twoFactor.ts';
import { vacuum } from '../store/vacuum.ts';

// Each is called every minute.

const dayMs = 86_400_000;
/** Most projects or accounts in one run; the rest follow in the next minute. */
const batch = 100;

/**
 * Removes expired links, mails that no server accepted, and old mails of the stand-in's mailbox. A
 * password reset link that was made while the clock was ahead lasts no longer than any other.
 */
export async function purgeExpiredMail({
  db,
  clock,
  standInRecords,
}: Pick<Services, 'db' | 'clock' | 'standInRecords'>): Promise<void> {
  const now = clock.now();
  await removeExpiredLinks(db, now);
  await shortenLinks(db, 'recovery', new Date(now.getTime() + recoveryLifetimeMs));
  await removeGivenUp(db, now);
  await standInRecords?.purge(db, now);
}

/** Removes the expired sessions and sign-ins without their code, even if their cookie is never sent again. */
export async function purgeExpiredSessions({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeExpiredChallenges(db, clock.now());
  await removeExpiredSessions(db, clock.now());
}

/** Forgets the browsers that no one signed in with for longer than they keep their cookie. */
export async function purgeKnownDevices({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeDevicesBefore(db, oldestDevice(clock.now()));
}

/** Purges the free generations of accounts that were deleted more than a year ago. */
export async function purgeFormerUsage({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeExpiredFormerUsage(db, clock.now());
}

/** A record of failed sign-ins is useless after this time, in milliseconds. */
const failuresKeptMs = dayMs;

/**
 * Removes the records of failed sign-ins that are older than a day: they contain the typed emails.
 * Records made while the clock was ahead count as of now.
 */
export async function purgeSignInFailures(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = services.clock.now();
  await bringToNow(services.db, now);
  await removeFailuresBefore(services.db, new Date(now.getTime() - failuresKeptMs));
}

/** Removes the calls that no shared limit still counts. */
export async function purgeRateLimits({ db }: Pick<Services, 'db'>): Promise<void> {
  await removeExpiredHits(db);
}

/** Removes the days whose generations count no more. */
export async function purgeDays({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeDaysBefore(db, isoDayInToronto(new Date(clock.now().getTime() - dayMs)));
}

/** Stripe sends an event again for three days, and by hand for thirty (https://docs.stripe.com/webhooks). */
const eventsKeptMs = 40 * dayMs;

/**
 * Removes the events that the provider no longer repeats, since they need not be recognized any
 * more.
 */
export async function purgeStripeEvents(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeEventsBefore(services.db, new Date(services.clock.now().getTime() - eventsKeptMs));
}

/** Deletes the projects that have been in the recycle bin for longer than they can be restored. */
export async function purgeDeletedProjects(
  services: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const before = new Date(services.clock.now().getTime() - binDays * dayMs);
  for (const { id, ownerId } of await binnedBefore(services.db, before, batch)) {
    await removeProject(services, { ownerId, projectId: id }).catch((error: unknown) => {
      // Another server was first, or the person restored it.
      if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
    });
  }
}

/**
 * How long an unconfirmed account is kept, in milliseconds (30 days), since its email may belong to
 * another person.
 */
const unconfirmedKeptMs = 30 * dayMs;

/**
 * Removes the accounts whose email was never confirmed: its owner may not know of the account, and
 * could not sign up. Such accounts never had a session, hence no project and no customer.
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
        await removeAccount(tx, accountId, undefined, { hashEmail, standInRecords, now });
      }
      return accountId;
    });
    if (found === undefined) return;
  }
}

/** The embedded database has no autovacuum. */
export async function vacuumEmbedded({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<void> {
  if (config.databaseUrl === undefined) await vacuum(db);
}
