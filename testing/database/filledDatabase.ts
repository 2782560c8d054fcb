import { randomUUID } from 'node:crypto';
import type { Database, OpenDatabase } from '@elan/server/adapters/database/database';
import { backedUpTables } from '@elan/server/backup/tables';
import { loadStandIns } from '@elan/server/boot/loadStandIns';
import type { StandInRecords } from '@elan/server/standIns';
import * as schema from '@elan/server/store/schema';
import { sql } from 'drizzle-orm';

/** Text that a careless file format would corrupt: quotes, all kinds of line breaks, and characters outside the BMP. */
const awkward = ' "«»\\ \t\r\n\u2028\u2029\u0085 é 👩🏽‍🍳 \u0001 ["users",{}]\n{"end":{}}';
const moment = new Date('2026-11-21T10:11:12.345Z');

/**
 * Fills every table of a backup with difficult values.
 * @returns the account and its running generation.
 */
export async function fill(db: Database): Promise<{ accountId: string; generationId: string }> {
  const accountId = randomUUID();
  const projectId = randomUUID();
  const generationId = randomUUID();
  const ofUser = { id: randomUUID(), accountId };
  const ofModule = { projectId, module: 'idea', ownerId: accountId };
  const data = { answers: { businessIdea: awkward, empty: '' }, aiResponse: 'é'.repeat(60_000) };
  const times = { createdAt: moment, updatedAt: moment };
  await db.insert(schema.users).values({
    id: accountId,
    name: '',
    email: `${awkward}@exemple.quebec`,
    termsVersion: '1',
    termsAcceptedAt: moment,
    ...times,
  });
  await db.insert(schema.accounts).values({
    id: randomUUID(),
    userId: accountId,
    accountId: '',
    providerId: 'credential',
    password: 'hash:$2',
  });
  await db.insert(schema.knownDevices).values({
    accountId,
    deviceHash: 'd'.repeat(64),
    originHash: 'e'.repeat(64),
    createdAt: moment,
    lastSignInAt: moment,
  });
  await db
    .insert(schema.twoFactor)
    .values({ accountId, sealedSecret: 'scellé', enabledAt: moment });
  await db.insert(schema.recoveryCodes).values({ ...ofUser, hash: 'hash:$3' });
  await db
    .insert(schema.projectRows)
    .values({ id: projectId, ownerId: accountId, name: awkward, description: '', ...times });
  const flags = { hasContent: true, answersComplete: false };
  await db
    .insert(schema.projectModules)
    .values({ ...ofModule, data, ...flags, lastUpdated: moment });
  await db.insert(schema.moduleVersions).values(
    // More rows than fit into one batch.
    Array.from({ length: 120 }, () => ({
      ...ofModule,
      id: randomUUID(),
      data,
      cause: 'generated' as const,
      createdAt: moment,
    })),
  );
  await db.insert(schema.checkAnswers).values({
    projectId,
    checkId: 'noInsurance',
    because: awkward,
    restsOn: '1abc',
    madeBy: accountId,
    madeAt: moment,
  });
  await db.insert(schema.generations).values({
    id: generationId,
    actorId: accountId,
    projectId,
    module: 'idea',
    idempotencyKey: randomUUID(),
    requestHash: '',
    period: 'life',
    status: 'running',
    leaseUntil: moment,
    startedAt: moment,
  });
  await db.execute(sql`
    insert into ai_usage values
      (${accountId}, 'life', 3, jsonb_build_object(${generationId}::text, 1795288851.123456789012345)),
      (${accountId}, '2026-11', 0, '{}')`);
  await db
    .insert(schema.formerUsage)
    .values({ emailHash: '0f'.repeat(32), used: 2, expiresAt: moment });
  await db.insert(schema.mailsGivenUp).values({ day: '2026-11-21', refused: 2, expired: 1 });
  await fillPayments(db, accountId);
  return { accountId, generationId };
}

/** Inserts a subscription with its related rows, and an entry of the audit log. */
async function fillPayments(db: Database, accountId: string): Promise<void> {
  const customerId = 'cus_1';
  await db.insert(schema.stripeCustomers).values({
    accountId,
    customerId,
    provider: 'sandbox',
    readingsBegun: 7,
    readingKept: 6,
    readAt: moment,
    createdAt: moment,
  });
  await db.insert(schema.stripeSubscriptions).values({
    accountId,
    subscriptionId: 'sub_1',
    status: 'past_due',
    premium: false,
    priceId: null,
    currentPeriodEnd: 1_797_592_000,
    cancelAtPeriodEnd: true,
    paymentMethodBrand: awkward,
    createdAt: moment,
    updatedAt: moment,
  });
  await db.insert(schema.checkouts).values({
    accountId,
    attempt: randomUUID(),
    requestHash: awkward,
    sessionId: 'cs_1',
    expiresAt: moment,
    createdAt: moment,
  });
  const at = { createdAt: moment, handledAt: moment };
  await db.insert(schema.stripeEvents).values({ id: 'evt_1', type: 'invoice.paid', ...at });
  await db.insert(schema.industryFigures).values({
    ...{ naics: '991100', year: 2024, size: 'all', ratio: 'current' },
    ...{ q1: 0.1, median: 1.25, q3: 1e6, source: awkward, licence: '' },
  });
  await db
    .insert(schema.adminLog)
    .values({ id: randomUUID(), action: 'account_viewed', adminId: accountId, accountId });
}

/**
 * Creates the tables of the stand-ins and fills them too.
 * @returns the stand-ins' records, for a backup.
 */
export async function fillStandIns(database: OpenDatabase): Promise<StandInRecords> {
  const records = await loadStandIns();
  await database.exclusively((db) => records.migrate(db));
  await database.db.execute(sql`
    insert into sandbox_payments (id, kind, due_at, data)
    values ('cus_1', 'customer', ${moment.toISOString()}, ${JSON.stringify({ name: 'é "«' })}::jsonb)`);
  return records;
}

/** @returns every row of every table of a backup, as PostgreSQL prints it, in a fixed order. */
export function rowsIn(
  db: Database,
  furtherTables: readonly string[] = [],
): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const all: Record<string, string[]> = {};
    for (const table of [...backedUpTables, ...furtherTables]) {
      const { rows } = await tx.execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(table)} t`,
      );
      all[table] = rows.map(({ row }) => row).sort();
    }
    return all;
  });
}
