import { Failure } from '@elan/domain/failure';
import { asLanguage, defaultLanguage } from '@elan/domain/language';
import { accessOf } from '@elan/domain/subscription/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/account.ts';
import { clientAddressHeader } from '../accounts/clientAddress.ts';
import type { Services } from '../services.ts';
import { hasSessionHint, setSessionHint } from './sessionHint.ts';

/** What the account library may see of a request. */
export function libraryHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  for (const name of ['cookie', 'authorization', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** The person of the session in the cookie or the bearer token. @throws Failure `unauthenticated`. */
export async function requireAccount(
  services: Pick<Services, 'auth' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account> {
  if (!request.headers.cookie && !request.headers.authorization) {
    throw new Failure('unauthenticated');
  }
  const { headers, response } = await services.auth.api
    .getSession({ headers: libraryHeaders(request), returnHeaders: true })
    .catch((cause: unknown) => {
      // Nothing but the database is behind this call, and the library hides what it said.
      throw new Failure('database_unavailable', { cause });
    });
  const renewed = headers.getSetCookie();
  for (const cookie of renewed) reply.header('set-cookie', cookie);
  if (!response) throw new Failure('unauthenticated');
  // The hint lives as long as the cookie that it speaks of, and comes back when it was lost.
  if (!request.headers.authorization && (renewed.length > 0 || !hasSessionHint(request))) {
    setSessionHint(reply, services.config.publicUrl.startsWith('https:'));
  }
  const { user } = response;
  return {
    id: user.id,
    email: user.email,
    language: asLanguage(user.language) ?? defaultLanguage,
    access: accessOf(
      {
        email: user.email,
        emailConfirmed: user.emailVerified,
        suspended: Boolean(user.suspendedAt),
      },
      services.config.emails,
    ),
  };
}
