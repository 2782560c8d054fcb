import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../outside/database.ts';
import { prepared } from './prepared.ts';
import { sessions, stripeSubscriptions, users } from './schema.ts';

/** A session with the facts of its person that decide what they may reach. */
export interface SessionRow {
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: string;
  readonly suspendedAt: Date | null;
  /** Null where there never was a subscription. */
  readonly subscriptionStatus: string | null;
}

const lookup = prepared((connection) =>
  connection
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
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
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('find_session'),
);

/** @returns the session of a token, expired or not; every signed-in request begins with this. */
export async function findSession(db: Database, token: string): Promise<SessionRow | undefined> {
  const [row] = await lookup(db).execute({ token });
  return row;
}

/** @returns those of these sessions that are not over, signed out or otherwise gone. */
export async function standingSessions(
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}

/** Ends every session of an account, but for one where it is named. */
export async function endSessions(tx: Transaction, userId: string, but?: string): Promise<void> {
  const others = but === undefined ? undefined : ne(sessions.id, but);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Ends one session. */
export async function endSession(tx: Transaction, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.token, token));
}

/** Removes the sessions that are over: nobody comes back to them, and they name an address and a browser. */
export async function removeExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
