import { Failure } from '@elan/domain/failure';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../adapters/database/database.ts';
import { networkPrefixOf } from '../auth/networkPrefix.ts';
import { countWithin, limitKey, type SharedLimit, secondsUntilFree } from '../store/rateLimits.ts';
import { logRefused } from './securityEvents.ts';

/**
 * Calls a minute, counted by each server on its own: they bound what one server has to do. They
 * allow a school behind one IP and a busy account (contract: 600 calls a minute by account).
 */
const perMinute = {
  network: 6_000,
  /**
   * Also by network: the provider sends its events in bursts, and each again until it is accepted.
   */
  webhook: 60_000,
  account: 900,
  /** By account: a document takes some tenths of a second of a core, and they are made one after the other. */
  dossier: 200,
  /** By account: pages that are turned are made once. */
  dossierPage: 600,
} as const;

const hour = 3_600;

/**
 * Longer windows, counted by all servers together (contract: at least 60 sign-ups and 300 sign-in
 * attempts an hour by network).
 */
const shared = {
  signUp: { max: 120, seconds: hour },
  signIn: { max: 600, seconds: hour },
  /** For the calls of a confirmation link's page: a link may be opened again. */
  confirmation: { max: 600, seconds: hour },
  confirmationMail: { max: 60, seconds: hour },
  /**
   * By recipient, whether there is an account or not; how many mails it really receives is limited
   * in `flows/auth/mailLinks.ts`.
   */
  confirmationMailTo: { max: 6, seconds: hour },
  recoveryMail: { max: 60, seconds: hour },
  recoveryMailTo: { max: 6, seconds: hour },
  /** By recipient: the mails that another person's sign-up sends to the owner of an email. */
  registeredMailTo: { max: 3, seconds: hour },
  recovery: { max: 300, seconds: hour },
  /** By account: hashing is expensive. */
  passwordChange: { max: 30, seconds: hour },
  /** By account: ten recovery codes are hashed at once. */
  twoFactor: { max: 60, seconds: hour },
  /** By account: each reads or removes all of its data. */
  accountExport: { max: 10, seconds: hour },
  accountDeletion: { max: 20, seconds: hour },
  /** By account: a large file takes as long to check as a document to make. */
  projectImport: { max: 600, seconds: 600 },
} as const satisfies Record<string, SharedLimit>;

/**
 * How many callers over a limit are remembered; beyond that, some are logged again, or looked up in the
 * database again.
 */
const mostRemembered = 10_000;

export type LimitName = keyof typeof perMinute | keyof typeof shared;
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

/** A point in time by limit and caller, for those who are over it. */
function createDeadlines() {
  const deadlines = new Map<string, number>();
  return {
    /** @returns the seconds until then; 0 when it is over. */
    secondsLeft: (key: string): number =>
      Math.max(0, Math.ceil(((deadlines.get(key) ?? 0) - performance.now()) / 1_000)),
    set(key: string, seconds: number): void {
      if (deadlines.size > mostRemembered) deadlines.clear();
      deadlines.set(key, performance.now() + seconds * 1_000);
    },
  };
}

/** Counts calls: those of a minute in this process, those of longer windows in the database. */
export async function createRateLimits(app: FastifyInstance, db: Database): Promise<Limit> {
  await app.register(rateLimit, { global: false, cache: 50_000 });
  const checks = new Map(
    Object.entries(perMinute).map(([name, max]) => {
      const keyGenerator = (request: FastifyRequest) => `${name}:${subjects.get(request)}`;
      return [name, app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator })];
    }),
  );
  /** The key of the current check; the library's key generator receives only the request. */
  const subjects = new WeakMap<FastifyRequest, string>();
  const logged = createDeadlines();
  const refused = createDeadlines();

  /** @returns the seconds to wait if it is not allowed. */
  const countHere = async (name: LimitName, who: string, request: FastifyRequest) => {
    subjects.set(request, who);
    const result = await checks.get(name)?.(request);
    if (!result || result.isAllowed || !result.isExceeded) return undefined;
    return { seconds: result.ttlInSeconds, window: 60 };
  };
  const countTogether = async (name: keyof typeof shared, who: string) => {
    const key = limitKey(name, who);
    const window = shared[name].seconds;
    // Until then no call can be free again, so the database need not be queried.
    const known = refused.secondsLeft(key);
    if (known > 0) return { seconds: known, window };
    if (await countWithin(db, key, shared[name])) return undefined;
    const seconds = await secondsUntilFree(db, key, shared[name]);
    refused.set(key, seconds);
    return { seconds, window };
  };
  /** @returns the seconds to wait if it is not allowed. */
  const count = async (name: LimitName, who: string, request: FastifyRequest) => {
    const over = isShared(name)
      ? await countTogether(name, who)
      : await countHere(name, who, request);
    if (over === undefined) return undefined;
    const key = `${name}:${who}`;
    if (logged.secondsLeft(key) === 0) {
      logged.set(key, over.window);
      logRefused('rate_limited', request);
    }
    return over.seconds;
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

function isShared(name: LimitName): name is keyof typeof shared {
  return Object.hasOwn(shared, name);
}
