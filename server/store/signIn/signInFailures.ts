import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { signInFailures } from '../schema.ts';
import { purge } from '../statements.ts';

/** The email and network whose failures are counted. */
export interface SignInPlace {
  /** Lowercased (`domain/account/emailAddress.ts`). */
  readonly email: string;
  /** The network (`networkPrefixOf`). */
  readonly network: string;
}

/** Represents all emails of a network. Real ones are lowercased, so none equals it. */
const everyEmail = 'EVERYBODY';

/** @returns the place where all failures of a network are counted. */
export function wholeNetwork(network: string): SignInPlace {
  return { email: everyEmail, network };
}

/**
 * Counts one failure, unless there are already `most`: one conditional statement, so that
 * concurrent attempts, on whichever server, are counted exactly.
 * @param since from when failures count; earlier ones are dropped.
 * @returns the new count, or undefined when it was not counted.
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
 * Treats the failures that were recorded while the clock was ahead as of now, so that they last no
 * longer than others.
 * @param of whose; all if absent.
 */
export async function bringToNow(tx: Transaction, now: Date, of?: SignInPlace): Promise<void> {
  await tx
    .update(signInFailures)
    .set({ lastAt: now })
    .where(and(gt(signInFailures.lastAt, now), of && isAt(of)));
}

/** Takes one failure back. */
export async function takeBackFailure(tx: Transaction, place: SignInPlace): Promise<void> {
  await tx
    .update(signInFailures)
    .set({ count: sql`greatest(0, ${signInFailures.count} - 1)` })
    .where(isAt(place));
}

/** Deletes the failures of an email from one network. */
export async function clearFailures(tx: Transaction, place: SignInPlace): Promise<void> {
  await tx.delete(signInFailures).where(isAt(place));
}

/** Deletes the failures of an email from everywhere. */
export async function clearFailuresOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.email, email));
}

/** @returns the failures recorded for an email and network. */
export async function findFailures(tx: Transaction, place: SignInPlace) {
  const [row] = await tx.select(counted).from(signInFailures).where(isAt(place));
  return row;
}

/**
 * @returns the latest record of an email that has failed at least `most` times from one network.
 */
export async function findLatestLock(tx: Transaction, email: string, most: number) {
  const [row] = await tx
    .select(counted)
    .from(signInFailures)
    .where(and(eq(signInFailures.email, email), gte(signInFailures.count, most)))
    .orderBy(desc(signInFailures.lastAt))
    .limit(1);
  return row;
}

/** Removes the records whose last failure is before that time. */
export async function removeFailuresBefore(tx: Transaction, before: Date): Promise<void> {
  await purge(tx, signInFailures, lt(signInFailures.lastAt, before));
}

const counted = { count: signInFailures.count, lastAt: signInFailures.lastAt };

function isAt(place: SignInPlace) {
  return and(eq(signInFailures.email, place.email), eq(signInFailures.network, place.network));
}
