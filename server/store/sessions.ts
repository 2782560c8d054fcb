import { eq, sql } from 'drizzle-orm';
import type { Database } from '../outside/database.ts';
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
