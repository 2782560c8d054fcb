import { sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';

/** The installation's count for a day, after a generation was added to it. */
interface CountedDay {
  readonly used: number;
  /** The percentage of the limit that was last reported to the operator. */
  readonly told: number;
}

/**
 * Counts a generation toward the entire installation's daily limit, in one conditional statement, as for the quota.
 * Call it at the end of the transaction, since every other admission then waits for this row.
 * @returns undefined if the day's limit is reached.
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

/** Records that a percentage is being reported to the operator, in the transaction that counted the generation. */
export async function noteReported(tx: Transaction, day: string, share: number): Promise<void> {
  await tx.execute(sql`update ai_days set told = ${share} where day = ${day}::date`);
}

/** Subtracts a generation from a day, because the provider wrote nothing. */
export async function uncountInDay(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`update ai_days set used = greatest(0, used - 1) where day = ${day}::date`);
}
