import type { Clock } from '../outside/clock.ts';
import type { Database } from '../outside/database.ts';
import { findSession, type SessionRow } from '../store/sessions.ts';
import type { Auth } from './auth.ts';
import { createTokenReader, type TokenCarrier } from './sessionToken.ts';

/** Finds the session of a request when it is good and not yet due for renewal; the library knows the rest. */
export type FindFreshSession = (request: TokenCarrier) => Promise<SessionRow | undefined>;

/**
 * The lookup that every signed-in request begins with, as one prepared statement. The library's own
 * takes twenty times the CPU (docs/decisions/0018); it renews, ends and refuses sessions still.
 */
export async function createFindFreshSession(services: {
  readonly auth: Auth;
  readonly db: Database;
  readonly clock: Clock;
}): Promise<FindFreshSession> {
  const { authCookies, secret, sessionConfig } = await services.auth.$context;
  const readToken = createTokenReader({ cookieName: authCookies.sessionToken.name, secret });
  const freshMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;
  return async (request) => {
    const token = readToken(request);
    const session = token === undefined ? undefined : await findSession(services.db, token);
    const lasts = (session?.expiresAt.getTime() ?? 0) - services.clock.now().getTime();
    return lasts > freshMs ? session : undefined;
  };
}
