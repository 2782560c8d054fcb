import { and, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { signInFailures } from '../schema.ts';

export interface SignInPlace {
  /** Lowercased (`domain/account/emailAddress.ts`), or `everyEmail`. */
  readonly email: string;
  /** See `networkPrefixOf`. */
  readonly network: string;
}

/** Stands for all emails of a network. Real emails are lowercased, so none equals this value. */
const everyEmail = 'EVERYBODY';

/** @returns the key of the record that counts a network's failures, whatever the email. */
export function wholeNetwork(network: string): SignInPlace {
  return { email: everyEmail, network };
}

/**
 * Counts one failure, unless `most` were already counted. It is a single conditional statement, so that concurrent
 * attempts on any server are counted exactly.
 * @param limit.since if the last failure is before this time, counting restarts at 1.
 * @returns the new count, or undefined if the failure was not counted.
 */
export async function countFailure(
  tx: Transaction,
  place: SignInPlace,
  limit: { readonly since: Date; readonly most: number },
  now: Date,
): Promise<number | undefined> {
  const isCurrent = gte(signInFailures.lastAt, limit.since);
  const [row] = await tx
    .insert(signInFailures)
    .values({ ...place, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [signInFailures.email, signInFailures.network],
      set: {
        count: sql`case when ${isCurrent} then ${signInFailures.count} + 1 else 1 end`,
        lastAt: now,
      },
      setWhere: sql`not (${isCurrent}) or ${signInFailures.count} < ${limit.most}`,
    })
    .returning({ count: signInFailures.count });
  return row?.count;
}

/**
 * If these failures have a future time, recorded while the clock was ahead, sets it to now, so that they last no longer
 * than others.
 */
export async function clampFailureTime(
  tx: Transaction,
  now: Date,
  place: SignInPlace,
): Promise<void> {
  await tx
    .update(signInFailures)
    .set({ lastAt: now })
    .where(and(gt(signInFailures.lastAt, now), isAt(place)));
}

/** Subtracts one failure. */
export async function takeBackFailure(tx: Transaction, place: SignInPlace): Promise<void> {
  await tx
    .update(signInFailures)
    .set({ count: sql`greatest(0, ${signInFailures.count} - 1)` })
    .where(isAt(place));
}

/** Deletes the failures of an email from this network. */
export async function clearFailures(tx: Transaction, place: SignInPlace): Promise<void> {
  await tx.delete(signInFailures).where(isAt(place));
}

/** Deletes the failures of an email from all networks. */
export async function clearFailuresOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.email, email));
}

/** @returns the number of failures of an email from a network, and the time of the last; undefined if none. */
export async function findFailures(tx: Transaction, place: SignInPlace) {
  const [row] = await tx.select(counted).from(signInFailures).where(isAt(place));
  return row;
}

/** @returns the record with the latest failure, among networks from which the email failed at least `most` times. */
export async function findLatestLock(tx: Transaction, email: string, most: number) {
  const [row] = await tx
    .select(counted)
    .from(signInFailures)
    .where(and(eq(signInFailures.email, email), gte(signInFailures.count, most)))
    .orderBy(desc(signInFailures.lastAt))
    .limit(1);
  return row;
}

const counted = { count: signInFailures.count, lastAt: signInFailures.lastAt };

function isAt(place: SignInPlace) {
  return and(eq(signInFailures.email, place.email), eq(signInFailures.network, place.network));
}
