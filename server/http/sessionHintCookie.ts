import { sessionDays } from '@elan/domain/account/session';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A cookie that scripts may read: it tells the page that there is a session, so that a signed-out
 * page need not ask. It gives no access.
 */
const name = 'elan_session';

export function setSessionHint(reply: FastifyReply, secure: boolean): void {
  reply.setCookie(name, '1', { path: '/', sameSite: 'lax', secure, maxAge: sessionDays * 86_400 });
}

export function hasSessionHint(request: FastifyRequest): boolean {
  return request.cookies?.[name] !== undefined;
}

export function clearSessionHint(request: FastifyRequest, reply: FastifyReply): void {
  if (hasSessionHint(request)) reply.clearCookie(name, { path: '/' });
}
