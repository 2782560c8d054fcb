import { oldestDevice } from '@elan/domain/account/device';
import { oldestSignIn } from '@elan/domain/account/session';
import { isoDayInToronto } from '@elan/domain/day';
import { lt, lte, or } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.ts';
import type { Clock } from '../lib/clock.ts';
import {
  aiDays,
  formerUsage,
  knownDevices,
  mailLinks,
  sessions,
  signInChallenges,
  signInFailures,
  stripeEvents,
} from './schema.ts';
import { purge } from './statements.ts';

// The job `upkeep` calls each function of this file every minute.

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
}

const dayMs = 86_400_000;

const ago = ({ clock }: Needs, ms: number) => new Date(clock.now().getTime() - ms);

/** Removes expired links of mails. */
export async function purgeExpiredLinks({ db, clock }: Needs): Promise<void> {
  await purge(db, mailLinks, lte(mailLinks.expiresAt, clock.now()));
}

/**
 * Removes expired sessions, so that their IP addresses and user agents are not kept, and sign-ins whose two-factor code
 * was not entered in time.
 */
export async function purgeExpiredSessions({ db, clock }: Needs): Promise<void> {
  const now = clock.now();
  await purge(db, signInChallenges, lte(signInChallenges.expiresAt, now));
  const isOver = or(lte(sessions.expiresAt, now), lte(sessions.createdAt, oldestSignIn(now)));
  await purge(db, sessions, isOver);
}

/** Removes known browsers that nobody has signed in with for longer than their cookie lasts. */
export async function purgeKnownDevices({ db, clock }: Needs): Promise<void> {
  await purge(db, knownDevices, lt(knownDevices.lastSignInAt, oldestDevice(clock.now())));
}

/** Removes the usage records of accounts that were deleted more than a year ago. */
export async function purgeFormerUsage({ db, clock }: Needs): Promise<void> {
  await purge(db, formerUsage, lte(formerUsage.expiresAt, clock.now()));
}

/** How long failed sign-ins are kept, in milliseconds. */
const failuresKeptMs = dayMs;

/** Removes records of failed sign-ins older than a day, because they contain the emails that were typed. */
export async function purgeSignInFailures(services: Needs): Promise<void> {
  const before = ago(services, failuresKeptMs);
  await purge(services.db, signInFailures, lt(signInFailures.lastAt, before));
}

/** Removes the daily generation counts older than yesterday's. */
export async function purgeDays(services: Needs): Promise<void> {
  await purge(services.db, aiDays, lt(aiDays.day, isoDayInToronto(ago(services, dayMs))));
}

/**
 * How long processed events are kept, in milliseconds. Stripe retries an event for three days, and allows
 * resending it by hand for thirty (https://docs.stripe.com/webhooks).
 */
const eventsKeptMs = 40 * dayMs;

/** Removes the records of processed events that the provider can no longer resend. */
export async function purgeStripeEvents(services: Needs): Promise<void> {
  await purge(services.db, stripeEvents, lt(stripeEvents.handledAt, ago(services, eventsKeptMs)));
}
