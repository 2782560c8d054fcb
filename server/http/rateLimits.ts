import { Failure } from '@elan/domain/failure';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkPrefixOf } from '../auth/networkPrefix.ts';
import { logRefused } from './securityEvents.ts';

/**
 * Calls a minute or an hour. They allow a school behind one IP and a busy account (contract: at
 * least 60 sign-ups and 300 sign-in attempts an hour by network, 600 calls a minute by account).
 */
const limits = {
  network: { max: 6_000, timeWindow: '1 minute' },
  /**
   * Also by network: the provider sends its events in bursts, and each again until it is accepted.
   */
  webhook: { max: 60_000, timeWindow: '1 minute' },
  account: { max: 900, timeWindow: '1 minute' },
  signUp: { max: 120, timeWindow: '1 hour' },
  signIn: { max: 600, timeWindow: '1 hour' },
  /** For the calls of a confirmation link's page: a link may be opened again. */
  confirmation: { max: 600, timeWindow: '1 hour' },
  confirmationMail: { max: 60, timeWindow: '1 hour' },
  /** By recipient: no mailbox can be filled by requests from many networks. */
  confirmationMailTo: { max: 6, timeWindow: '1 hour' },
  recoveryMail: { max: 60, timeWindow: '1 hour' },
  recoveryMailTo: { max: 6, timeWindow: '1 hour' },
  /** By recipient: the mails that another person's sign-up sends to the owner of an email. */
  registeredMailTo: { max: 3, timeWindow: '1 hour' },
  recovery: { max: 300, timeWindow: '1 hour' },
  /** By account: hashing is expensive. */
  passwordChange: { max: 30, timeWindow: '1 hour' },
  /** By account: each reads or removes all of its data. */
  accountExport: { max: 10, timeWindow: '1 hour' },
  /** By account: a document takes some tenths of a second of a core, and they are made one after the other. */
  dossier: { max: 200, timeWindow: '1 minute' },
  /** By account: pages that are turned are made once. */
  dossierPage: { max: 600, timeWindow: '1 minute' },
  /** By account: a large file takes as long to check as a document to make. */
  projectImport: { max: 600, timeWindow: '10 minutes' },
  accountDeletion: { max: 20, timeWindow: '1 hour' },
} as const;

/** How many callers over a limit are remembered as logged; beyond that, some are logged again. */
const mostLogged = 10_000;

export type LimitName = keyof typeof limits;
export interface Limit {
  /**
   * @param who the caller's key if it is not the network, which `byNetwork` reads itself.
   * @throws Failure `rate_limited`, with `Retry-After` set.
   */
  (name: LimitName, who: string, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The same by the caller's network, since one owner has many IPv6 addresses. */
  byNetwork(name: LimitName, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * Counts in the same way. @returns whether it is still allowed, for actions that are skipped
   * rather than refused.
   */
  allows(name: LimitName, who: string, request: FastifyRequest): Promise<boolean>;
}

/** Counts calls in this process. */
export async function createRateLimits(app: FastifyInstance): Promise<Limit> {
  await app.register(rateLimit, { global: false, cache: 50_000 });
  const checks = new Map(
    Object.entries(limits).map(([name, limit]) => {
      const keyOf = (request: FastifyRequest) => `${name}:${subjects.get(request)}`;
      return [name, app.createRateLimit({ ...limit, keyGenerator: keyOf })];
    }),
  );
  /** The key of the current check; the library's key generator receives only the request. */
  const subjects = new WeakMap<FastifyRequest, string>();
  /** When the last window that was logged ends, in milliseconds, by limit and caller. */
  const logged = new Map<string, number>();
  const logOnce = (key: string, seconds: number, request: FastifyRequest): void => {
    const now = performance.now();
    if ((logged.get(key) ?? 0) > now) return;
    if (logged.size > mostLogged) logged.clear();
    logged.set(key, now + seconds * 1_000);
    logRefused('rate_limited', request);
  };
  /** @returns the seconds to wait if it is not allowed. */
  const count = async (name: LimitName, who: string, request: FastifyRequest) => {
    subjects.set(request, who);
    const result = await checks.get(name)?.(request);
    if (!result || result.isAllowed || !result.isExceeded) return undefined;
    logOnce(`${name}:${who}`, result.ttlInSeconds, request);
    return result.ttlInSeconds;
  };
  const limit = async (
    name: LimitName,
    who: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const seconds = await count(name, who, request);
    if (seconds === undefined) return;
    reply.header('retry-after', seconds);
    throw new Failure('rate_limited');
  };
  const byNetwork: Limit['byNetwork'] = (name, request, reply) =>
    limit(name, networkPrefixOf(request.ip), request, reply);
  const allows: Limit['allows'] = async (name, who, request) =>
    (await count(name, who, request)) === undefined;
  return Object.assign(limit, { byNetwork, allows });
}
