import { Failure } from '@elan/domain/failure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../adapters/database/database.ts';
import { networkPrefixOf } from '../auth/networkPrefix.ts';
import { countWithin, limitKey, type SharedLimit, secondsUntilFree } from '../store/rateLimits.ts';
import { logRefused } from './securityEvents.ts';

const [minute, hour] = [60, 3_600];

/**
 * The database counts the calls on all servers. If `each` is set, a server reports a caller's calls in batches of that
 * size. Fewer calls cause no query, so each server may exceed the limit by almost one batch.
 */
interface Rate extends SharedLimit {
  readonly each?: number;
}

/**
 * Limits by network, unless the name or comment gives another key. They allow for a school behind one IP and for a
 * busy account. The contract requires at least 600 calls a minute for an account, and 60 sign-ups and 300 sign-in
 * attempts an hour for a network.
 */
const limits = {
  network: { max: 6_000, seconds: minute, each: 100 },
  /** The provider sends events in bursts, and resends each until it is accepted. */
  webhook: { max: 60_000, seconds: minute, each: 1_000 },
  account: { max: 900, seconds: minute, each: 15 },
  /**
   * By account: creating a document takes tenths of a second of CPU time, and a server creates only one at a time for
   * each account.
   */
  dossier: { max: 200, seconds: minute, each: 4 },
  /** By account, and higher than `dossier` because the pages of a document are created only once. */
  dossierPage: { max: 600, seconds: minute, each: 10 },
  signUp: { max: 120, seconds: hour },
  signIn: { max: 600, seconds: hour },
  /** For both calls of the page that a confirmation link opens. */
  confirmation: { max: 600, seconds: hour },
  confirmationMail: { max: 60, seconds: hour },
  /**
   * By recipient, whether or not the account exists. `flows/auth/mailLinks.ts` limits the emails that are
   * actually sent.
   */
  confirmationMailTo: { max: 6, seconds: hour },
  recoveryMail: { max: 60, seconds: hour },
  recoveryMailTo: { max: 6, seconds: hour },
  /** By recipient: emails sent to the owner of an address when someone else signs up with it. */
  registeredMailTo: { max: 3, seconds: hour },
  recovery: { max: 300, seconds: hour },
  /** By account: hashing is expensive. */
  passwordChange: { max: 30, seconds: hour },
  /** By account: some of these calls hash ten recovery codes. */
  twoFactor: { max: 60, seconds: hour },
  /** By account, as is `accountDeletion`: each call reads or removes all the data of the account. */
  accountExport: { max: 10, seconds: hour },
  accountDeletion: { max: 20, seconds: hour },
  /** By account: validating a large file takes as long as creating a document. */
  projectImport: { max: 600, seconds: 600 },
} as const satisfies Record<string, Rate>;

/**
 * Maximum number of callers in each map. A full map is cleared: some callers are then logged or queried again, or up
 * to a batch of their calls is not counted.
 */
const mostRemembered = 50_000;

export type LimitName = keyof typeof limits;
export interface Limit {
  /**
   * @param who the account id or recipient that is limited; for networks, use `byNetwork`.
   * @throws Failure `rate_limited`, with the `Retry-After` header set.
   */
  (name: LimitName, who: string, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Limits by the network prefix of the client IP, since one user can have many IPv6 addresses. */
  byNetwork(name: LimitName, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * Counts the call without refusing it, for actions that are skipped rather than refused.
   * @returns whether the call is within the limit.
   */
  allows(name: LimitName, who: string, request: FastifyRequest): Promise<boolean>;
}

/** Stores a deadline for each caller and limit. */
function createDeadlines() {
  const deadlines = new Map<string, number>();
  return {
    /** @returns the seconds left until the deadline; 0 if it has passed or was never set. */
    secondsLeft: (key: string): number =>
      Math.max(0, Math.ceil(((deadlines.get(key) ?? 0) - performance.now()) / 1_000)),
    set(key: string, seconds: number): void {
      if (deadlines.size >= mostRemembered) deadlines.clear();
      deadlines.set(key, performance.now() + seconds * 1_000);
    },
  };
}

/** Creates the functions that count calls and refuse those over a limit. */
export function createRateLimits(db: Database): Limit {
  const unreported = new Map<string, number>();
  const logged = createDeadlines();
  const refused = createDeadlines();

  /** @returns whether this call completes a batch to report. */
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
  /** @returns the seconds to wait; undefined if the call is allowed. */
  const secondsToWait = async (name: LimitName, who: string): Promise<number | undefined> => {
    const { max, seconds, each = 1 }: Rate = limits[name];
    const caller = `${name}:${who}`;
    // No call is allowed before this deadline, so the database need not be queried.
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
      // If the database fails, batched limits allow the call; other limits fail too.
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
