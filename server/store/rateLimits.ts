import { createHash } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { rateLimits } from './schema.ts';
import { purge } from './statements.ts';

/** A limit that all servers share: at most `max` in any `seconds`. */
export interface SharedLimit {
  readonly max: number;
  readonly seconds: number;
}

/** @returns the stored form of whom a limit counts: neither an email nor a network can be read in it. */
export function limitKey(name: string, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url')}`;
}

/**
 * Counts one, unless there are already `max` within the window: one conditional statement by the
 * database's clock, so that concurrent calls on any servers are counted exactly.
 * @returns whether it was counted.
 */
export async function countWithin(
  tx: Transaction,
  key: string,
  { max, seconds }: SharedLimit,
): Promise<boolean> {
  const recent = recentHits(sql`l.hits`, seconds);
  const counted = await tx.execute(sql`
    insert into rate_limits as l (key, hits, expires_at)
    values (${key}, array[clock_timestamp()], clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (key) do update
      set hits = ${recent} || excluded.hits, expires_at = excluded.expires_at
      where cardinality(${recent}) < ${max}::int
    returning key`);
  return counted.rows.length > 0;
}

/** Counts one in any case. */
export async function countAnyway(
  tx: Transaction,
  key: string,
  { seconds }: SharedLimit,
): Promise<void> {
  await tx.execute(sql`
    insert into rate_limits as l (key, hits, expires_at)
    values (${key}, array[clock_timestamp()], clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (key) do update
      set hits = ${recentHits(sql`l.hits`, seconds)} || excluded.hits, expires_at = excluded.expires_at`);
}

/** @returns after how many seconds the oldest one of a full window no longer counts; at least one. */
export async function secondsUntilFree(
  tx: Transaction,
  key: string,
  { seconds }: SharedLimit,
): Promise<number> {
  const { rows } = await tx.execute<{ wait: number | null }>(sql`
    select ceil(extract(epoch from min(h)) + ${seconds}::int - extract(epoch from clock_timestamp()))::int as wait
    from rate_limits, unnest(hits) as h
    where key = ${key} and ${isRecent(seconds)}`);
  return Math.max(1, rows[0]?.wait ?? 1);
}

/** Removes what no longer counts in any window. */
export async function removeExpiredHits(tx: Transaction): Promise<void> {
  await purge(tx, rateLimits, lte(rateLimits.expiresAt, sql`clock_timestamp()`));
}

function recentHits(hits: ReturnType<typeof sql>, seconds: number) {
  return sql`array(select h from unnest(${hits}) as h where ${isRecent(seconds)})`;
}

/** A hit in the future was counted while the clock was ahead; a clock is put right by less than a second all the time. */
function isRecent(seconds: number) {
  return sql`h > clock_timestamp() - make_interval(secs => ${seconds})
    and h < clock_timestamp() + interval '1 second'`;
}
