import { holdSeconds } from '@elan/domain/generation/limits';
import { lifePeriod } from '@elan/domain/subscription/plans';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { following, type PageEnd } from '../../lib/pageCursor.ts';
import { aiUsage, generations, projectRows } from '../schema.ts';
import { prepared } from '../statements.ts';

/** An account and a period of its quota (`usagePeriod` of the domain). */
export interface UsagePlace {
  readonly accountId: string;
  readonly period: string;
}

/** @returns the number of counted generations, without running ones. */
export async function readUsed(tx: Transaction, place: UsagePlace): Promise<number> {
  return (await readUsage(tx, place)).used;
}

/** @returns the number of counted generations, and the number of units held by running ones. */
export async function readUsage(
  tx: Transaction,
  place: UsagePlace,
): Promise<{ readonly used: number; readonly held: number }> {
  const [row] = await usageAt(tx).execute({ ...place });
  return row ?? { used: 0, held: 0 };
}

/** Number of units held by running generations. Expired holds, left by dead processes, do not count. */
const heldUnits = sql<number>`(select count(*) from jsonb_each(${aiUsage.holds}) as e(k, v)
  where v::numeric > extract(epoch from clock_timestamp()))::int`;

const usageAt = prepared((connection) =>
  connection
    .select({ used: aiUsage.used, held: heldUnits })
    .from(aiUsage)
    .where(
      and(
        eq(aiUsage.accountId, sql.placeholder('accountId')),
        eq(aiUsage.period, sql.placeholder('period')),
      ),
    ),
);

/** Charges a new account with the free generations that earlier accounts with the same mailbox have used. */
export async function carryOver(tx: Transaction, accountId: string, used: number): Promise<void> {
  await tx.insert(aiUsage).values({ accountId, period: lifePeriod, used, carried: used });
}

/** @returns how many of an account's used free generations were carried over from earlier accounts. */
export async function readCarried(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ carried: aiUsage.carried })
    .from(aiUsage)
    .where(isAt({ accountId, period: lifePeriod }));
  return row?.carried ?? 0;
}

/**
 * @returns how many free generations the account itself has used, including running ones, since their text may already
 *   have been read when the account is deleted.
 */
export async function readOwnFreeUse(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await tx
    .select({
      used: sql<number>`(${aiUsage.used} - ${aiUsage.carried} + ${heldUnits})::int`,
    })
    .from(aiUsage)
    .where(isAt({ accountId, period: lifePeriod }));
  return row?.used ?? 0;
}

/**
 * Reserves one unit for a generation. It is a single conditional statement, so that concurrent requests and servers
 * never admit more than `limit` counted and running generations in total.
 * @returns false if the quota is used up.
 */
export async function reserveUnit(
  tx: Transaction,
  place: UsagePlace,
  generationId: string,
  limit: number,
): Promise<boolean> {
  const now = sql`extract(epoch from clock_timestamp())`;
  const liveHolds = sql`jsonb_each(q.holds) as e(k, v) where v::numeric > ${now}`;
  const admitted = await tx.execute(sql`
    insert into ai_usage as q (user_id, period, holds)
    select ${place.accountId}, ${place.period},
      jsonb_build_object(${generationId}::text, ${now} + ${holdSeconds}::int)
    where ${limit}::int > 0
    on conflict (user_id, period) do update
      set holds = (select coalesce(jsonb_object_agg(k, v), '{}') from ${liveHolds}) || excluded.holds
      where q.used + (select count(*) from ${liveHolds}) < ${limit}::int
    returning used`);
  return admitted.rows.length > 0;
}

/** Turns the hold into a counted unit. @returns the new count, or undefined if the hold no longer exists. */
export async function countUnit(
  tx: Transaction,
  place: UsagePlace,
  generationId: string,
): Promise<number | undefined> {
  const [row] = await tx
    .update(aiUsage)
    .set({
      used: sql`${aiUsage.used} + 1`,
      holds: sql`${aiUsage.holds} - ${generationId}::text`,
    })
    .where(and(isAt(place), sql`jsonb_exists(${aiUsage.holds}, ${generationId}::text)`))
    .returning({ used: aiUsage.used });
  return row?.used;
}

/** Extends a hold to `holdSeconds` from now, unless it was counted, released or removed. */
export async function renewHold(
  tx: Transaction,
  place: UsagePlace,
  generationId: string,
): Promise<void> {
  await tx
    .update(aiUsage)
    .set({
      holds: sql`${aiUsage.holds} || jsonb_build_object(${generationId}::text,
        extract(epoch from clock_timestamp()) + ${holdSeconds}::int)`,
    })
    .where(and(isAt(place), sql`jsonb_exists(${aiUsage.holds}, ${generationId}::text)`));
}

/** Releases the hold without counting the unit. */
export async function releaseUnit(
  tx: Transaction,
  place: UsagePlace,
  generationId: string,
): Promise<void> {
  await tx
    .update(aiUsage)
    .set({ holds: sql`${aiUsage.holds} - ${generationId}::text` })
    .where(isAt(place));
}

function isAt(place: UsagePlace) {
  return and(eq(aiUsage.accountId, place.accountId), eq(aiUsage.period, place.period));
}

/** One page of a user's generations, newest first. */
export function listGenerations(
  tx: Transaction,
  actorId: string,
  limit: number,
  after: PageEnd | undefined,
) {
  return tx
    .select({
      id: generations.id,
      module: generations.module,
      action: generations.action,
      projectName: projectRows.name,
      startedAt: generations.startedAt,
      status: generations.status,
      failure: generations.failure,
      period: generations.period,
    })
    .from(generations)
    .leftJoin(projectRows, eq(projectRows.id, generations.projectId))
    .where(
      and(
        eq(generations.actorId, actorId),
        following(generations.startedAt, generations.id, after),
      ),
    )
    .orderBy(desc(generations.startedAt), desc(generations.id))
    .limit(limit);
}
