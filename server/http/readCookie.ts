import { cookieNames, type OurCookie } from '@elan/domain/cookieName';
import type { FastifyRequest } from 'fastify';

/** @returns the value of one of our cookies, preferably the cookie with the host prefix. */
export function readCookie({ cookies }: FastifyRequest, name: OurCookie): string | undefined {
  const [ofThisHost, plain] = cookieNames(name);
  return cookies?.[ofThisHost] ?? cookies?.[plain];
}
