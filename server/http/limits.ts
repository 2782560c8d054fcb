import { Failure } from '@elan/domain/failure';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Calls a minute or an hour. They fit a school behind one address and a busy account
 * (contract: at least 60 sign-ups and 300 sign-in attempts an hour by address, 600 calls a minute by account).
 */
const limits = {
  address: { max: 6_000, timeWindow: '1 minute' },
  /** By address too: the provider sends its events in bursts, and each again until it is taken. */
  webhook: { max: 60_000, timeWindow: '1 minute' },
  account: { max: 900, timeWindow: '1 minute' },
  signUp: { max: 120, timeWindow: '1 hour' },
  signIn: { max: 600, timeWindow: '1 hour' },
  confirmationMail: { max: 60, timeWindow: '1 hour' },
  /** By recipient: nobody's mailbox is filled from many addresses. */
  confirmationMailTo: { max: 6, timeWindow: '1 hour' },
} as const;

export type LimitName = keyof typeof limits;
export type Limit = (
  name: LimitName,
  who: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

/** Counts calls in this process; @returns the check that throws `rate_limited` with `Retry-After` set. */
export async function createLimits(app: FastifyInstance): Promise<Limit> {
  await app.register(rateLimit, { global: false, cache: 50_000 });
  const checks = new Map(
    Object.entries(limits).map(([name, limit]) => {
      const keyOf = (request: FastifyRequest) => `${name}:${subjects.get(request)}`;
      return [name, app.createRateLimit({ ...limit, keyGenerator: keyOf })];
    }),
  );
  /** Whom the check under way is about; the library's key generator sees the request only. */
  const subjects = new WeakMap<FastifyRequest, string>();
  return async (name, who, request, reply) => {
    subjects.set(request, who);
    const result = await checks.get(name)?.(request);
    if (result && !result.isAllowed && result.isExceeded) {
      reply.header('retry-after', result.ttlInSeconds);
      throw new Failure('rate_limited');
    }
  };
}
