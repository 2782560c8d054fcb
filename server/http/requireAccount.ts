import { personHeader } from '@elan/domain/contract/call';
import { Failure } from '@elan/domain/failure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, accountOf } from '../auth/currentAccount.ts';
import { openSession } from '../auth/openSession.ts';
import type { Services } from '../services.ts';
import { createSessionCookies, hasSessionHint, sessionTokenOf } from './sessionCookies.ts';

/**
 * Finds the account of the session, from the cookie or the bearer token.
 * @throws Failure `unauthenticated`; `other_person` if the page was loaded for another account.
 */
export type RequireAccount = (request: FastifyRequest, reply: FastifyReply) => Promise<Account>;

/**
 * Creates the check that starts every signed-in request. For browsers, sets the cookies if the session was renewed or
 * the hint is missing, and clears the token's cookie if the session has ended.
 */
export function createRequireAccount(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
): RequireAccount {
  const cookies = createSessionCookies(services.config.publicUrl);
  return async (request, reply) => {
    const token = sessionTokenOf(request, cookies);
    const session = token === undefined ? undefined : await openSession(services, token);
    const isBrowser = request.headers.authorization === undefined;
    if (token === undefined || session === undefined) {
      if (isBrowser) cookies.clearToken(request, reply);
      throw new Failure('unauthenticated');
    }
    const person = request.headers[personHeader];
    if (person !== undefined && person !== session.accountId) throw new Failure('other_person');
    if (isBrowser && (session.renewed || !hasSessionHint(request))) cookies.set(reply, token);
    return accountOf(session, services.config.emails);
  };
}
