import { deviceDays } from '@elan/domain/account/device';
import { cookieName } from '@elan/domain/cookieName';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Manages the cookie that identifies a known browser at its next sign-in. The cookie grants no access: it only
 * prevents the email about a sign-in from a new browser. It outlives a sign-out, and is cleared when an account is
 * deleted in this browser.
 * @param publicUrl if it uses https, the cookie is restricted to this host.
 */
export function createDeviceCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = cookieName('elan.device', secure);
  const shared = { path: '/', sameSite: 'lax', secure, httpOnly: true } as const;
  return {
    tokenIn: ({ cookies }: FastifyRequest): string | undefined => cookies[name] || undefined,
    set(reply: FastifyReply, token: string): void {
      const maxAge = deviceDays * 86_400;
      reply.setCookie(name, token, { ...shared, maxAge });
    },
    clear(request: FastifyRequest, reply: FastifyReply): void {
      if (request.cookies[name] !== undefined) reply.setCookie(name, '', { ...shared, maxAge: 0 });
    },
  };
}
