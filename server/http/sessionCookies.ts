import { sessionDays } from '@elan/domain/account/session';
import { cookieName, cookieNames } from '@elan/domain/cookieName';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from './readCookie.ts';

/**
 * A second cookie, readable by scripts, that is set while there is a session, so that signed-out pages need not
 * request the account. It grants no access.
 */
const hint = 'elan_session';

const bearer = /^bearer +(\S+)/i;

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/**
 * Manages the session cookies.
 * @param publicUrl if it uses https, the cookies are restricted to this host.
 */
export function createSessionCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = cookieName('elan.session_token', secure);
  const shared = { path: '/', sameSite: 'lax', secure } as const;
  const maxAge = sessionDays * 86_400;
  return {
    name,
    /** @returns the token in the cookie, if any. */
    tokenIn({ cookies }: FastifyRequest): string | undefined {
      return cookies[name] || undefined;
    },
    set(reply: FastifyReply, token: string): void {
      reply.setCookie(name, token, { ...shared, httpOnly: true, maxAge });
      reply.setCookie(cookieName(hint, secure), '1', { ...shared, maxAge });
    },
    /** Removes only the token's cookie. The hint is removed by each `unauthenticated` reply (`answerFailure`). */
    clearToken(request: FastifyRequest, reply: FastifyReply): void {
      if (request.cookies[name] === undefined) return;
      reply.setCookie(name, '', { ...shared, httpOnly: true, maxAge: 0 });
    },
    clear(request: FastifyRequest, reply: FastifyReply): void {
      this.clearToken(request, reply);
      clearSessionHint(request, reply);
    },
  };
}

export function hasSessionHint(request: FastifyRequest): boolean {
  return readCookie(request, hint) !== undefined;
}

export function clearSessionHint(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of cookieNames(hint)) {
    if (request.cookies?.[name] === undefined) continue;
    reply.setCookie(name, '', { path: '/', maxAge: 0, secure: name !== hint });
  }
}

/** @returns the bearer token or, without an `Authorization` header, the token in the cookie, if any. */
export function sessionTokenOf(
  request: FastifyRequest,
  cookies: SessionCookies,
): string | undefined {
  const { authorization } = request.headers;
  return authorization === undefined ? cookies.tokenIn(request) : bearer.exec(authorization)?.[1];
}
