import { randomUUID } from 'node:crypto';
import { oldestSignIn, sessionEnd } from '@elan/domain/account/session';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { following, type PageEnd } from '../../lib/pageCursor.ts';
import { sessions, signInChallenges, stripeSubscriptions, users } from '../schema.ts';
import { prepared } from '../statements.ts';

/** A session, with the facts about its user that determine access. */
export interface SessionRow {
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** Time of the sign-in. */
  readonly createdAt: Date;
  /** Recorded about once an hour while the session is used, and at each renewal; null before the first time. */
  readonly lastUsedAt: Date | null;
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: string;
  readonly suspendedAt: Date | null;
  /** Null if no subscription is stored. */
  readonly subscriptionStatus: string | null;
}

const lookup = prepared((connection) =>
  connection
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      accountId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      language: users.language,
      suspendedAt: users.suspendedAt,
      subscriptionStatus: stripeSubscriptions.status,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.accountId))
    .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.accountId, sessions.accountId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
);

/**
 * Runs at the start of every signed-in request.
 * @param tokenHash the hash of the session's token (`sessionTokenHash`).
 * @returns the session, even if it has expired.
 */
export async function findSession(
  db: Database,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const [row] = await lookup(db).execute({ tokenHash });
  return row;
}

/** @returns those of the given ids whose session exists and has not expired. */
export async function validSessions(
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), isOpenAt(now)));
  return new Set(rows.map(({ id }) => id));
}

/** Ends all sessions of an account, except `but` if given. @returns how many were ended. */
export async function endSessions(
  tx: Transaction,
  accountId: string,
  but?: string,
): Promise<number> {
  const others = but === undefined ? undefined : ne(sessions.id, but);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), others))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends the sessions of all accounts, and all sign-ins that wait for a code. @returns how many sessions were ended. */
export async function endAllSessions(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ ended: number }>(sql`
    with challenges as (delete from ${signInChallenges}),
      gone as (delete from ${sessions} returning 1)
    select count(*)::int as ended from gone`);
  return rows[0]?.ended ?? 0;
}

/** Extends a session until `expiresAt`, and records that it was used. */
export async function renewSession(
  db: Database,
  tokenHash: string,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt, updatedAt: now, lastUsedAt: now })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Records that a session was used. */
export async function noteSessionUse(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/** One page of an account's open sessions, newest sign-in first. */
export async function listSessions(
  db: Database,
  accountId: string,
  page: { readonly size: number; readonly after: PageEnd | undefined },
  now: Date,
) {
  return db
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        isOpenAt(now),
        following(sessions.createdAt, sessions.id, page.after),
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(page.size);
}

/** Inserts a session. The caller must have verified the user's credentials. */
export async function insertSession(
  tx: Transaction,
  session: {
    readonly accountId: string;
    readonly tokenHash: string;
    readonly ipAddress: string;
    readonly userAgent: string | null;
  },
  now: Date,
): Promise<void> {
  await tx.insert(sessions).values({
    ...session,
    id: randomUUID(),
    expiresAt: sessionEnd(now),
    createdAt: now,
    updatedAt: now,
  });
}

/** Ends one session, if it belongs to the account. @returns whether a session was ended. */
export async function endOwnSession(
  tx: Transaction,
  accountId: string,
  id: string,
): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends the session with this token. */
export async function endSession(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

function isOpenAt(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(sessions.createdAt, oldestSignIn(now)));
}
