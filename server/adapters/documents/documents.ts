import { availableParallelism } from 'node:os';
import { Failure } from '@elan/domain/failure';
import type { DocumentJob, MadeDocument } from '@elan/dossier/makeDocument';
import type { LogFields, LogMessage } from '../../lib/logLine.ts';
import { bytesOf, DocumentCache } from './documentCache.ts';
import { JobTooLarge } from './thread.ts';
import { PoolClosed, type PoolLimits, ThreadPool } from './threadPool.ts';

interface DocumentLimits extends PoolLimits {
  /** Longest document, in bytes. */
  readonly documentBytes: number;
  /** All pages that are kept to be looked at, in bytes. */
  readonly keptBytes: number;
  /** How long pages stay in memory after the last request for them, in milliseconds. */
  readonly unusedMs: number;
}

const usual: DocumentLimits = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  jobMs: 60_000,
  idleMs: 60_000,
  heapMb: 512,
  documentBytes: 20_000_000,
  keptBytes: 64_000_000,
  unusedMs: 600_000,
};

/** After how many seconds a person may ask again while a document of theirs is being made. */
const busySeconds = 2;
/** How many requests for pages of one person may wait for another document of theirs: a few visits, each turning pages. */
const mostWaiting = 8;

/** Makes documents in threads of their own: one at a time for each person, in the order in which they are asked for. */
export interface Documents {
  /**
   * @param person whose document it is.
   * @param prepare reads what it is made from once its turn comes.
   * @throws Failure `dossier_busy`, `dossier_too_large`, `stopping`, or what `prepare` throws.
   */
  make(person: string, prepare: () => Promise<DocumentJob>): Promise<MadeDocument>;
  /**
   * The same for pages that are turned: what was made under this key is kept for a while, and what is being made is
   * waited for, another document of the person included. Behind a load balancer, pages of the choice before may still
   * be under way here.
   */
  makeOnce(person: string, key: string, prepare: () => Promise<DocumentJob>): Promise<MadeDocument>;
  /** Waits until nothing is being made, for so many milliseconds at most. */
  drain(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** @param options.entry another file for the threads to run, and `limits` other limits: for tests. */
export function createDocuments(options: {
  readonly logError: (error: unknown, about: LogMessage, fields?: LogFields) => void;
  readonly entry?: URL;
  readonly limits?: Partial<DocumentLimits>;
}): Documents {
  const { entry = new URL('../../../dossier/worker.ts', import.meta.url) } = options;
  const limits = { ...usual, ...options.limits };
  const pool = new ThreadPool<DocumentJob, MadeDocument>(entry, limits);
  const kept = new DocumentCache(limits.keptBytes, limits.unusedMs);
  /** What is being made, by person. */
  const making = new Map<string, { readonly key?: string; readonly made: Promise<MadeDocument> }>();

  const asFailure = (error: unknown, person: string): Failure => {
    if (error instanceof Failure) return error;
    if (error instanceof PoolClosed) return new Failure('stopping');
    if (!(error instanceof JobTooLarge)) return new Failure('internal', { cause: error });
    options.logError(error, 'a document', { accountId: person });
    return new Failure('dossier_too_large');
  };
  const begin = async (person: string, prepare: () => Promise<DocumentJob>) => {
    try {
      const made = await pool.run(prepare);
      if (bytesOf(made) > limits.documentBytes) throw new JobTooLarge();
      return made;
    } catch (error) {
      throw asFailure(error, person);
    } finally {
      making.delete(person);
    }
  };
  const busy = () => new Failure('dossier_busy', { facts: { retryAfter: busySeconds } });
  /** How many requests for pages wait for another document of the same person. */
  const waiting = new Map<string, number>();
  const waitFor = async (person: string, made: Promise<MadeDocument>): Promise<void> => {
    const others = waiting.get(person) ?? 0;
    if (others >= mostWaiting) throw busy();
    waiting.set(person, others + 1);
    try {
      await made.catch(() => {});
    } finally {
      const left = (waiting.get(person) ?? 1) - 1;
      if (left > 0) waiting.set(person, left);
      else waiting.delete(person);
    }
  };

  return {
    async make(person, prepare) {
      if (making.has(person)) throw busy();
      const made = begin(person, prepare);
      making.set(person, { made });
      return made;
    },
    async makeOnce(person, key, prepare) {
      for (;;) {
        const known = kept.get(key);
        if (known) return known;
        const running = making.get(person);
        if (!running) break;
        if (running.key === key) return running.made;
        await waitFor(person, running.made);
      }
      const made = begin(person, prepare);
      making.set(person, { key, made });
      const document = await made;
      kept.set(key, document);
      return document;
    },
    drain: (ms) => pool.drain(ms),
    close: () => pool.close(),
  };
}
