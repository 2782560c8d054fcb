import { oldestSignIn } from '@elan/domain/account/session';
import type { Database } from '../adapters/database/database.ts';
import type { Clock } from '../lib/clock.ts';
import { findSession, type SessionRow } from '../store/sessions.ts';
import type { Auth } from './betterAuth.ts';
import { sessionTokenHash } from './hashedSessionTokens.ts';
import { createSessionTokenReader, type TokenCarrier } from './readSessionToken.ts';

/**
 * Finds the session of a request when it is valid and not yet due for renewal; other cases are left
 * to the library.
 */
export type FindFreshSession = (request: TokenCarrier) => Promise<SessionRow | undefined>;

/**
 * The lookup at the start of every signed-in request, as one prepared statement. The library's own
 * takes twenty times the CPU (docs/decisions/0018-fixed-cost-of-a-request.md); the library still renews, ends and refuses
 * sessions.
 */
export async function createFindFreshSession(services: {
  readonly auth: Auth;
  readonly db: Database;
  readonly clock: Clock;
}): Promise<FindFreshSession> {
  const { authCookies, secret, sessionConfig } = await services.auth.$context;
  const readToken = createSessionTokenReader({ cookieName: authCookies.sessionToken.name, secret });
  const freshMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;
  return async (request) => {
    const token = readToken(request);
    if (token === undefined) return undefined;
    const session = await findSession(services.db, sessionTokenHash(token));
    const now = services.clock.now();
    if (!session || session.createdAt <= oldestSignIn(now)) return undefined;
    const lasts = session.expiresAt.getTime() - now.getTime();
    return lasts > freshMs ? session : undefined;
  };
}
