import { createHash } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { rateLimits } from './schema.ts';
import { purge } from './statements.ts';

/** A limit that all servers share: at most `max` calls in any period of `seconds`. */
export interface SharedLimit {
  readonly max: number;
  readonly seconds: number;
}

/**
 * @param who the account id, email or network whose calls are counted.
 * @returns the key under which a limit counts these calls. It contains only a hash of `who`.
 */
export function limitKey(name: string, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url')}`;
}

/**
 * Counts one call, unless `max` calls were already counted within the last `seconds`. A single conditional statement on
 * the database's clock counts concurrent calls on all servers exactly.
 * @returns whether the call was counted.
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

/** Counts one call, even if the limit is already reached. */
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

/** @returns how many seconds remain until the oldest counted call expires; at least 1. */
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

/** Removes the rows whose calls have all expired. */
export async function removeExpiredHits(tx: Transaction): Promise<void> {
  await purge(tx, rateLimits, lte(rateLimits.expiresAt, sql`clock_timestamp()`));
}

function recentHits(hits: ReturnType<typeof sql>, seconds: number) {
  return sql`array(select h from unnest(${hits}) as h where ${isRecent(seconds)})`;
}

/**
 * A hit in the future was counted while the clock was ahead, so it is ignored. One second is tolerated, because clocks
 * are routinely adjusted by less than that.
 */
function isRecent(seconds: number) {
  return sql`h > clock_timestamp() - make_interval(secs => ${seconds})
    and h < clock_timestamp() + interval '1 second'`;
}
