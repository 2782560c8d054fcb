import { Failure } from '@elan/domain/failure';
import { asLanguage, defaultLanguage } from '@elan/domain/language';
import { accessOf, type EmailLists } from '@elan/domain/subscription/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../auth/currentAccount.ts';
import { openSession } from '../auth/openSession.ts';
import type { Services } from '../services.ts';
import type { SessionRow } from '../store/sessions.ts';
import { createSessionCookies, hasSessionHint, sessionTokenOf } from './sessionCookies.ts';

/**
 * Finds the person of the session in the cookie or the bearer token. @throws Failure
 * `unauthenticated`.
 */
export type RequireAccount = (request: FastifyRequest, reply: FastifyReply) => Promise<Account>;

/**
 * Makes the check at the start of every signed-in request. It renews a session's cookies with the
 * session, and removes those of one that is over.
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
    if (isBrowser && (session.renewed || !hasSessionHint(request))) cookies.set(reply, token);
    return accountOf(session, services.config.emails);
  };
}

function accountOf(session: SessionRow, emails: EmailLists): Account {
  const { userId, sessionId, email, emailVerified, language, suspendedAt, subscriptionStatus } =
    session;
  const facts = {
    email,
    emailConfirmed: emailVerified,
    suspended: Boolean(suspendedAt),
    subscriptionStatus,
  };
  return {
    id: userId,
    sessionId,
    email,
    language: asLanguage(language) ?? defaultLanguage,
    access: accessOf(facts, emails),
  };
}
