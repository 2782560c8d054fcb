import { lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { aiDays } from '../schema.ts';
import { purge } from '../statements.ts';

/** A day of the installation, after a generation was counted in it. */
interface CountedDay {
  readonly used: number;
  /** The share of the limit that was last reported to the operator. */
  readonly told: number;
}

/**
 * Counts a generation of the entire installation: one conditional statement, as the quota's. Last in
 * its transaction, since every other admission waits for this row.
 * @returns undefined when the day's limit is reached.
 */
export async function countInDay(
  tx: Transaction,
  day: string,
  limit: number,
): Promise<CountedDay | undefined> {
  const { rows } = await tx.execute<{ used: number; told: number }>(sql`
    insert into ai_days as d (day, used)
    select ${day}::date, 1 where ${limit}::int > 0
    on conflict (day) do update set used = d.used + 1 where d.used < ${limit}::int
    returning used, told`);
  return rows[0];
}

/** Notes that a share is reported to the operator, in the transaction that counted. */
export async function noteReported(tx: Transaction, day: string, share: number): Promise<void> {
  await tx.execute(sql`update ai_days set told = ${share} where day = ${day}::date`);
}

/** Uncounts one that the provider never wrote. */
export async function uncountInDay(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`update ai_days set used = greatest(0, used - 1) where day = ${day}::date`);
}

/** Removes the days before the one given. */
export async function removeDaysBefore(tx: Transaction, day: string): Promise<void> {
  await purge(tx, aiDays, lt(aiDays.day, day));
}
