import { oldestSignIn } from '@elan/domain/account/session';
import { Failure } from '@elan/domain/failure';
import { asLanguage, defaultLanguage } from '@elan/domain/language';
import { accessOf, type EmailLists } from '@elan/domain/subscription/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientIpHeader } from '../auth/clientIpHeader.ts';
import type { Account } from '../auth/currentAccount.ts';
import { createFindFreshSession } from '../auth/findFreshSession.ts';
import type { Services } from '../services.ts';
import { findSubscriptionStatus } from '../store/subscriptions.ts';
import { hasSessionHint, setSessionHint } from './sessionHintCookie.ts';

/**
 * Finds the person of the session in the cookie or the bearer token. @throws Failure
 * `unauthenticated`.
 */
export type RequireAccount = (request: FastifyRequest, reply: FastifyReply) => Promise<Account>;

/** The headers of a request that the account library may see. */
export function libraryHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [clientIpHeader]: request.ip });
  for (const name of ['cookie', 'authorization', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** Reads fresh sessions itself; the account library renews or ends the others. */
export async function createRequireAccount(
  services: Pick<Services, 'auth' | 'config' | 'db' | 'clock'>,
): Promise<RequireAccount> {
  const findFreshSession = await createFindFreshSession(services);
  const secure = services.config.publicUrl.startsWith('https:');
  return async (request, reply) => {
    if (!request.headers.cookie && !request.headers.authorization) {
      throw new Failure('unauthenticated');
    }
    const fresh = await findFreshSession(request);
    const { person, renewed } = fresh
      ? { person: { ...fresh, id: fresh.userId }, renewed: [] }
      : await askLibrary(services, request);
    for (const cookie of renewed) reply.header('set-cookie', cookie);
    if (!person) throw new Failure('unauthenticated');
    // The hint lasts as long as the session cookie, and is set again when it was lost.
    if (!request.headers.authorization && (renewed.length > 0 || !hasSessionHint(request))) {
      setSessionHint(reply, secure);
    }
    return accountOf(person, services.config.emails);
  };
}

interface Person {
  readonly sessionId: string;
  readonly subscriptionStatus: string | null;
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: string;
  readonly suspendedAt?: Date | null | undefined;
}

/** @returns the person of the session, if there is one, and the cookies that renew or end it. */
async function askLibrary(
  services: Pick<Services, 'auth' | 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<{ person: Person | undefined; renewed: string[] }> {
  const { api } = services.auth;
  const asked = { headers: libraryHeaders(request), returnHeaders: true } as const;
  const hidden = (cause: unknown): never => {
    // Only the database is behind these calls, and the library hides its error.
    throw new Failure('database_unavailable', { cause });
  };
  const { headers, response } = await api.getSession(asked).catch(hidden);
  const { user, session } = response ?? {};
  if (session && session.createdAt <= oldestSignIn(services.clock.now())) {
    const ended = await api.signOut(asked).catch(hidden);
    return { person: undefined, renewed: ended.headers.getSetCookie() };
  }
  return {
    person: user &&
      session && {
        ...user,
        sessionId: session.id,
        subscriptionStatus: await findSubscriptionStatus(services.db, user.id),
      },
    renewed: headers.getSetCookie(),
  };
}

function accountOf(person: Person, emails: EmailLists): Account {
  const { id, sessionId, email, emailVerified, language, suspendedAt, subscriptionStatus } = person;
  const facts = {
    email,
    emailConfirmed: emailVerified,
    suspended: Boolean(suspendedAt),
    subscriptionStatus,
  };
  return {
    id,
    sessionId,
    email,
    language: asLanguage(language) ?? defaultLanguage,
    access: accessOf(facts, emails),
  };
}
