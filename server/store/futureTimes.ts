import { sessionEnd } from '@elan/domain/account/session';
import { challengeMs } from '@elan/domain/account/twoFactor';
import { eq, getTableName, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../adapters/database/database.ts';
import * as tables from './schema.ts';

/** How long after now each kind of row may expire or be due, in milliseconds. */
export interface Lifetimes {
  readonly confirmationLink: number;
  readonly recoveryLink: number;
  readonly checkoutLease: number;
  readonly keptNumbers: number;
}

/** Milliseconds by which a time may be ahead without being changed, since the clocks of two servers differ. */
const toleranceMs = 5 * 60_000;

/**
 * Brings back times that were stored while the clock was ahead, so that what depends on them lasts no longer than
 * normal. Some are also corrected or recognized where they are read (`outbox.ts`, `signInFailures.ts`, `twoFactor.ts`,
 * `customers.ts`). The times from which unconfirmed accounts and projects in the recycle bin are deleted are left
 * unchanged: a server whose clock is behind would otherwise delete these too early.
 */
export async function clampFutureTimes(db: Database, now: Date, last: Lifetimes): Promise<void> {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const isFor = (purpose: 'confirmation' | 'recovery') => eq(tables.mailLinks.purpose, purpose);
  await clamp(db, tables.users.deletionRequestedAt, now);
  await clamp(db, tables.sessions.createdAt, now);
  await clamp(db, tables.sessions.expiresAt, sessionEnd(now));
  await clamp(db, tables.signInChallenges.expiresAt, after(challengeMs));
  await clamp(db, tables.mailLinks.expiresAt, after(last.confirmationLink), isFor('confirmation'));
  await clamp(db, tables.mailLinks.expiresAt, after(last.recoveryLink), isFor('recovery'));
  await clamp(db, tables.signInFailures.lastAt, now);
  await clamp(db, tables.knownDevices.lastSignInAt, now);
  // A payment page is open until its time at the provider, too.
  await clamp(
    db,
    tables.checkouts.expiresAt,
    after(last.checkoutLease),
    isNull(tables.checkouts.url),
  );
  await clamp(db, tables.stripeEvents.handledAt, now);
  await clamp(db, tables.keptNumbers.dueAt, after(last.keptNumbers));
}

/**
 * Sets later times to `latest`. Rows locked by another transaction are skipped, so every server may run this at the same
 * time (`lockOrder.ts`).
 */
async function clamp(db: Database, column: AnyPgColumn, latest: Date, which?: SQL): Promise<void> {
  const isAhead = gt(column, new Date(latest.getTime() + toleranceMs));
  const table = sql.identifier(getTableName(column.table));
  await db.execute(sql`
    update ${table} set ${sql.identifier(column.name)} = ${latest.toISOString()}::timestamptz
    where ctid = any(array(
      select ctid from ${table} where ${isAhead} and ${which ?? sql`true`} for update skip locked))`);
}
