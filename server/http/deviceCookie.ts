import { deviceDays } from '@elan/domain/account/device';
import { cookieName } from '@elan/domain/cookieName';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookie by which a browser is recognized at its next sign-in. It opens nothing: it only keeps
 * the mail about a new device from being sent. It stays after signing out, and goes
 * with the account.
 * @param publicUrl over https the cookie is for this host only.
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
