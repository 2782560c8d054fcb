import { sessionEnd, sessionState, useNotedMs } from '@elan/domain/account/session';
import type { Database } from '../adapters/database/database.ts';
import type { Clock } from '../lib/clock.ts';
import {
  endSession,
  findSession,
  noteSessionUse,
  renewSession,
  type SessionRow,
} from '../store/signIn/sessions.ts';
import { sessionTokenHash } from './sessionToken.ts';

/** A token's session, and whether it was just renewed. */
export interface OpenSession extends SessionRow {
  readonly renewed: boolean;
}

/**
 * Finds a token's session with one prepared statement (docs/decisions/0018-fixed-cost-of-a-request.md). Renews the
 * session about once a day, records its use about once an hour, and removes it if it is over.
 * @returns undefined if there is no session, or it is over.
 */
export async function openSession(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  token: string,
): Promise<OpenSession | undefined> {
  const tokenHash = sessionTokenHash(token);
  const session = await findSession(db, tokenHash);
  if (!session) return undefined;
  const now = clock.now();
  switch (sessionState(session, now)) {
    case 'over':
      await endSession(db, tokenHash);
      return undefined;
    case 'due':
      await renewSession(db, tokenHash, sessionEnd(now), now);
      return { ...session, renewed: true };
    case 'fresh':
      if (isUseUnnoted(session, now)) await noteSessionUse(db, tokenHash, now);
      return { ...session, renewed: false };
  }
}

function isUseUnnoted({ lastUsedAt, createdAt }: SessionRow, now: Date): boolean {
  // A use may have been recorded while the clock was ahead.
  return Math.abs(now.getTime() - (lastUsedAt ?? createdAt).getTime()) >= useNotedMs;
}
