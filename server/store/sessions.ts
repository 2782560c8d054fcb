import { oldestSignIn } from '@elan/domain/account/session';
import { and, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../adapters/database/database.ts';
import { sessions, stripeSubscriptions, users } from './schema.ts';
import { prepared, purge } from './statements.ts';

/** A session with the facts of its person that decide what they may access. */
export interface SessionRow {
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** When the sign-in was. */
  readonly createdAt: Date;
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: string;
  readonly suspendedAt: Date | null;
  /** Null if there never was a subscription. */
  readonly subscriptionStatus: string | null;
}

const lookup = prepared((connection) =>
  connection
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      createdAt: sessions.createdAt,
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      language: users.language,
      suspendedAt: users.suspendedAt,
      subscriptionStatus: stripeSubscriptions.status,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.userId, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_session'),
);

/**
 * @param tokenHash of its token (`sessionTokenHash`).
 * @returns the session, expired or not; every signed-in request starts with this.
 */
export async function findSession(
  db: Database,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const [row] = await lookup(db).execute({ tokenHash });
  return row;
}

/** @returns which of these sessions still exist and have not expired. */
export async function validSessions(
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        inArray(sessions.id, [...ids]),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, oldestSignIn(now)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Ends every session of an account, except the one in `but`. */
export async function endSessions(tx: Transaction, userId: string, but?: string): Promise<void> {
  const others = but === undefined ? undefined : ne(sessions.id, but);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Lets a session last until `expiresAt`. */
export async function renewSession(
  db: Database,
  tokenHash: string,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt, updatedAt: now })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one session. */
export async function endSession(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Removes the expired sessions: they are useless, and they name an IP and a browser. */
export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  const isOver = or(lte(sessions.expiresAt, now), lte(sessions.createdAt, oldestSignIn(now)));
  await purge(db, sessions, isOver);
}
