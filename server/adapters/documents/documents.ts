import { Failure } from '@elan/domain/failure';
import type { DocumentJob, MadeDocument } from '@elan/dossier/makeDocument';
import type { LogFields, LogMessage } from '../../lib/logLine.ts';
import { bytesOf, DocumentCache } from './documentCache.ts';
import { Abandoned, DocumentQueue } from './documentQueue.ts';
import { PoolClosed, type PoolLimits, ProcessPool } from './processPool.ts';
import { Refusals } from './refusals.ts';
import { JobTooLarge, NotStarted } from './workerProcess.ts';

interface DocumentLimits extends PoolLimits {
  /** Maximum size of a document, in bytes. */
  readonly documentBytes: number;
  /** Maximum total size of all cached documents, in bytes. */
  readonly keptBytes: number;
  /** How long a document stays cached after its last request, in milliseconds. */
  readonly unusedMs: number;
  /** Maximum number of documents waiting for a process. */
  readonly waiting: number;
}

const usual: DocumentLimits = {
  // One process for any document, and one for short ones only.
  processes: 2,
  idleMs: 60_000,
  heapMb: 512,
  documentBytes: 20_000_000,
  keptBytes: 64_000_000,
  unusedMs: 600_000,
  waiting: 60,
};

/** Seconds after which a user may retry while another document of theirs is being created. */
const busySeconds = 2;
/**
 * Seconds after which a user may retry while the queue is full; the text of `dossier_queue_full` mentions this time.
 */
const fullSeconds = 30;
/** Maximum number of one user's previews in the queue: those of a few page visits. */
const mostOfOne = 5;

export interface DocumentRequest {
  readonly person: string;
  /** A key that changes whenever the document's input changes. */
  readonly version: string;
  /** Whether to wait for another document of the same user, rather than fail. */
  readonly isPatient: boolean;
  /** Time limit for creating the document, in milliseconds. */
  readonly longestMs: number;
  /** Loads the input when the document's turn comes. */
  readonly prepare: () => Promise<Omit<DocumentJob, 'onlyIfShort'>>;
  /** Aborted when the reader disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/** Creates documents in processes of their own, one at a time for each user. */
export interface Documents {
  /**
   * Returns the cached document, or waits until it is created. A version that failed recently may fail again at once.
   * @throws Failure `dossier_busy`, `dossier_queue_full`, `dossier_too_large`, `stopping` or `internal`, or that of
   *   `prepare`.
   */
  make(request: DocumentRequest): Promise<MadeDocument>;
  /** Number of documents waiting for a process, and how many seconds the oldest has waited. */
  readonly backlog: { readonly depth: number; readonly oldestSeconds: number };
  /** Waits until no document is in progress or waiting, for at most `ms` milliseconds. */
  drain(ms: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param options.entry the file that the processes run, if not the default.
 * @param options.limits overrides individual default limits.
 */
export function createDocuments(options: {
  readonly logError: (error: unknown, about: LogMessage, fields?: LogFields) => void;
  readonly entry?: URL;
  readonly limits?: Partial<DocumentLimits>;
}): Documents {
  const { entry = new URL('../../../dossier/worker.ts', import.meta.url) } = options;
  const limits = { ...usual, ...options.limits };
  const pool = new ProcessPool<DocumentJob, MadeDocument>(entry, limits);
  const queue = new DocumentQueue(pool);
  const kept = new DocumentCache(limits.keptBytes, limits.unusedMs);
  const refusals = new Refusals(limits.unusedMs);

  const asFailure = (error: unknown, person: string): Failure => {
    if (error instanceof Failure) return error;
    // The reply to an abandoned request is never read, so any code will do.
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
          const isOurs = error instanceof PoolClosed || error instanceof NotStarted;
          if (isPrepared && !isOurs) refusals.add(version, longestMs, failure);
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
