import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { purge } from './purge.ts';
import { signInFailures } from './schema.ts';

/** Whose failures are counted. */
export interface SignInPlace {
  /** Folded (`domain/account/emailAddress.ts`). */
  readonly email: string;
  /** Of the network (`networkPrefixOf`). */
  readonly address: string;
}

/** Stands for all e-mails of a network. E-mails are folded to small letters: none is written so. */
const everyEmail = 'EVERYBODY';

/** @returns the place where all failures of a network are counted. */
export function wholeNetwork(address: string): SignInPlace {
  return { email: everyEmail, address };
}

/**
 * Counts one failure, unless as many as `most` stand already: one conditional statement, so that attempts
 * at the same moment, on whichever server, are counted exactly.
 * @param since when failures still stand; earlier ones are forgotten.
 * @returns the new count, or undefined when it was not counted.
 */
export async function countFailure(
  tx: Transaction,
  place: SignInPlace,
  limit: { readonly since: Date; readonly most: number },
  now: Date,
): Promise<number | undefined> {
  const stands = gte(signInFailures.lastAt, limit.since);
  const [row] = await tx
    .insert(signInFailures)
    .values({ ...place, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [signInFailures.email, signInFailures.address],
      set: {
        count: sql`case when ${stands} then ${signInFailures.count} + 1 else 1 end`,
        lastAt: now,
      },
      setWhere: sql`not (${stands}) or ${signInFailures.count} < ${limit.most}`,
    })
    .returning({ count: signInFailures.count });
  return row?.count;
}

/**
 * Counts the failures that were recorded while the clock was ahead as of now: they stand no longer than others.
 * @param of whose; of all without.
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

/** Forgets the failures of an e-mail from one network. */
export async function clearFailures(tx: Transaction, place: SignInPlace): Promise<void> {
  await tx.delete(signInFailures).where(isAt(place));
}

/** Forgets the failures of an e-mail from everywhere. */
export async function clearFailuresOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.email, email));
}

/** @returns the failures that stand at a place. */
export async function findFailures(tx: Transaction, place: SignInPlace) {
  const [row] = await tx.select(counted).from(signInFailures).where(isAt(place));
  return row;
}

/** @returns of an e-mail that has failed at least `most` times somewhere, the latest such record. */
export async function findLatestLock(tx: Transaction, email: string, most: number) {
  const [row] = await tx
    .select(counted)
    .from(signInFailures)
    .where(and(eq(signInFailures.email, email), gte(signInFailures.count, most)))
    .orderBy(desc(signInFailures.lastAt))
    .limit(1);
  return row;
}

/** Removes the records whose last failure is older than that. */
export async function removeFailuresBefore(tx: Transaction, before: Date): Promise<void> {
  await purge(tx, signInFailures, lt(signInFailures.lastAt, before));
}

const counted = { count: signInFailures.count, lastAt: signInFailures.lastAt };

function isAt(place: SignInPlace) {
  return and(eq(signInFailures.email, place.email), eq(signInFailures.address, place.address));
}
