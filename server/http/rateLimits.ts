import { Failure } from '@elan/domain/failure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../adapters/database/database.ts';
import { networkPrefixOf } from '../auth/networkPrefix.ts';
import { countWithin, limitKey, type SharedLimit, secondsUntilFree } from '../store/rateLimits.ts';
import { logRefused } from './securityEvents.ts';

const [minute, hour] = [60, 3_600];

/**
 * All servers count together, in the database. Where `each` is set, a server reports that many calls at a time: of a
 * caller with fewer the database hears nothing, and the limit is kept to within so many calls a server.
 */
interface Rate extends SharedLimit {
  readonly each?: number;
}

/**
 * They allow a school behind one IP and a busy account (contract: at least 600 calls a minute by account, 60 sign-ups
 * and 300 sign-in attempts an hour by network).
 */
const limits = {
  /** By network, like all that name no other caller. */
  network: { max: 6_000, seconds: minute, each: 100 },
  /** The provider sends its events in bursts, and each again until it is accepted. */
  webhook: { max: 60_000, seconds: minute, each: 1_000 },
  account: { max: 900, seconds: minute, each: 15 },
  /** By account: a document takes some tenths of a second of a core, and they are made one after the other. */
  dossier: { max: 200, seconds: minute, each: 4 },
  /** By account: pages that are turned are made once. */
  dossierPage: { max: 600, seconds: minute, each: 10 },
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
} as const satisfies Record<string, Rate>;

/**
 * How many callers are remembered; beyond that, some are logged or looked up in the database again, or a few of their
 * calls are not counted.
 */
const mostRemembered = 50_000;

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

/** A point in time by limit and caller, for those who are over it. */
function createDeadlines() {
  const deadlines = new Map<string, number>();
  return {
    /** @returns the seconds until then; 0 when it is over. */
    secondsLeft: (key: string): number =>
      Math.max(0, Math.ceil(((deadlines.get(key) ?? 0) - performance.now()) / 1_000)),
    set(key: string, seconds: number): void {
      if (deadlines.size >= mostRemembered) deadlines.clear();
      deadlines.set(key, performance.now() + seconds * 1_000);
    },
  };
}

/** Counts calls, and refuses those over a limit. */
export function createRateLimits(db: Database): Limit {
  const unreported = new Map<string, number>();
  const logged = createDeadlines();
  const refused = createDeadlines();

  /** @returns whether the call completes as many as are reported together. */
  const isDue = (caller: string, each: number) => {
    const calls = (unreported.get(caller) ?? 0) + 1;
    if (calls >= each) {
      unreported.delete(caller);
      return true;
    }
    if (unreported.size >= mostRemembered) unreported.clear();
    unreported.set(caller, calls);
    return false;
  };
  /** @returns the seconds to wait if it is not allowed. */
  const secondsToWait = async (name: LimitName, who: string): Promise<number | undefined> => {
    const { max, seconds, each = 1 }: Rate = limits[name];
    const caller = `${name}:${who}`;
    // Until then no call can be free again, so the database need not be queried.
    const known = refused.secondsLeft(caller);
    if (known > 0) return known;
    if (!isDue(caller, each)) return undefined;
    const key = limitKey(name, who);
    const reports = { max: max / each, seconds };
    try {
      if (await countWithin(db, key, reports)) return undefined;
      const wait = await secondsUntilFree(db, key, reports);
      refused.set(caller, wait);
      return wait;
    } catch (error) {
      // What needs no database is answered without one.
      if (each > 1) return undefined;
      throw error;
    }
  };
  const count = async (name: LimitName, who: string, request: FastifyRequest) => {
    const wait = await secondsToWait(name, who);
    const caller = `${name}:${who}`;
    if (wait !== undefined && logged.secondsLeft(caller) === 0) {
      logged.set(caller, limits[name].seconds);
      logRefused('rate_limited', request);
    }
    return wait;
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
