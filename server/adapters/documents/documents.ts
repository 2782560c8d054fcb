import { Failure } from '@elan/domain/failure';
import type { DocumentJob, MadeDocument } from '@elan/dossier/makeDocument';
import type { LogFields, LogMessage } from '../../lib/logLine.ts';
import { bytesOf, DocumentCache } from './documentCache.ts';
import { Abandoned, DocumentQueue } from './documentQueue.ts';
import { Refusals } from './refusals.ts';
import { JobTooLarge } from './thread.ts';
import { PoolClosed, type PoolLimits, ThreadPool } from './threadPool.ts';

interface DocumentLimits extends PoolLimits {
  /** Longest document, in bytes. */
  readonly documentBytes: number;
  /** All documents that are kept, in bytes. */
  readonly keptBytes: number;
  /** How long a document stays in memory after the last request for it, in milliseconds. */
  readonly unusedMs: number;
  /** How many may wait for a thread. */
  readonly waiting: number;
}

const usual: DocumentLimits = {
  // One for all documents, and one for short ones.
  threads: 2,
  idleMs: 60_000,
  heapMb: 512,
  documentBytes: 20_000_000,
  keptBytes: 64_000_000,
  unusedMs: 600_000,
  waiting: 60,
};

/** After how many seconds a person may ask again while a document of theirs is being made. */
const busySeconds = 2;
/** The same where too many wait: what `dossier_queue_full` names in words. */
const fullSeconds = 30;
/** How many previews of one person may wait or be made: those of a few visits. */
const mostOfOne = 5;

export interface DocumentRequest {
  readonly person: string;
  /** Changes with what the document is made from. */
  readonly version: string;
  /** Whether it waits for another document of the same person, or is refused. */
  readonly isPatient: boolean;
  /** The time after which making it fails, in milliseconds. */
  readonly longestMs: number;
  /** Reads what it is made from once its turn comes. */
  readonly prepare: () => Promise<Omit<DocumentJob, 'onlyIfShort'>>;
  /** Aborted when the reader has left. */
  readonly signal?: AbortSignal | undefined;
}

/** Makes documents in threads of their own, one at a time for each person. */
export interface Documents {
  /**
   * A version that was made lately is not made again, one that is being made is waited for, and one that was refused is
   * refused at once.
   * @throws Failure `dossier_busy`, `dossier_queue_full`, `dossier_too_large`, `stopping`, or what `prepare` throws.
   */
  make(request: DocumentRequest): Promise<MadeDocument>;
  /** How many wait for a thread, and the seconds for which the first of them has waited. */
  readonly backlog: { readonly depth: number; readonly oldestSeconds: number };
  /** Waits until nothing is being made, for at most this many milliseconds. */
  drain(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** @param options.entry another file for the threads to run, and `limits` other limits than the usual ones. */
export function createDocuments(options: {
  readonly logError: (error: unknown, about: LogMessage, fields?: LogFields) => void;
  readonly entry?: URL;
  readonly limits?: Partial<DocumentLimits>;
}): Documents {
  const { entry = new URL('../../../dossier/worker.ts', import.meta.url) } = options;
  const limits = { ...usual, ...options.limits };
  const pool = new ThreadPool<DocumentJob, MadeDocument>(entry, limits);
  const queue = new DocumentQueue(pool);
  const kept = new DocumentCache(limits.keptBytes, limits.unusedMs);
  const refusals = new Refusals(limits.unusedMs);

  const asFailure = (error: unknown, person: string): Failure => {
    if (error instanceof Failure) return error;
    // No one reads the reply to an abandoned request.
    if (error instanceof PoolClosed || error instanceof Abandoned) return new Failure('stopping');
    if (!(error instanceof JobTooLarge)) return new Failure('internal', { cause: error });
    options.logError(error, 'a document', { accountId: person });
    return new Failure('dossier_too_large');
  };
  const refuseMore = ({ person, isPatient }: DocumentRequest): void => {
    const own = queue.countOf(person);
    if (isPatient ? own >= mostOfOne : own > 0) {
      throw new Failure('dossier_busy', { facts: { retryAfter: busySeconds } });
    }
    if (queue.backlog.depth >= limits.waiting) {
      throw new Failure('dossier_queue_full', { facts: { retryAfter: fullSeconds } });
    }
  };
  const orderOf = ({ person, version, longestMs, prepare }: DocumentRequest) => {
    let isPrepared = false;
    return {
      person,
      longestMs,
      prepare: async (onlyIfShort: boolean) => {
        const job = await prepare();
        isPrepared = true;
        return { ...job, onlyIfShort };
      },
      finish: async (making: Promise<MadeDocument>) => {
        try {
          const made = await making;
          if (bytesOf(made) > limits.documentBytes) throw new JobTooLarge();
          kept.set(version, made);
          return made;
        } catch (error) {
          const failure = asFailure(error, person);
          if (isPrepared && !(error instanceof PoolClosed))
            refusals.add(version, longestMs, failure);
          throw failure;
        }
      },
    };
  };

  return {
    async make(request) {
      const { version, longestMs, signal, person } = request;
      const known = kept.get(version);
      if (known) return known;
      const refused = refusals.find(version, longestMs);
      if (refused) throw refused;
      if (!queue.has(version)) refuseMore(request);
      try {
        return await queue.read(version, orderOf(request), signal);
      } catch (error) {
        throw asFailure(error, person);
      }
    },
    get backlog() {
      return queue.backlog;
    },
    drain: (ms) => queue.drain(ms),
    async close() {
      queue.close();
      await pool.close();
    },
  };
}
