import { addUse, nextTurn, type Use, usedLately } from '@elan/domain/dossier/nextTurn';
import { PoolClosed, type ProcessPool } from './processPool.ts';
import { JobTooHeavy } from './workerProcess.ts';

/** A document to create for a person. */
export interface Order<Job, Result> {
  readonly person: string;
  /**
   * Loads the input when the order's turn comes, so that waiting orders use no memory.
   * @param onlyIfShort whether the job must fail with JobTooHeavy if the document is long.
   */
  readonly prepare: (onlyIfShort: boolean) => Promise<Job>;
  /** Time limit for creating the document, in milliseconds. */
  readonly longestMs: number;
  /** Awaits `made`, even if all readers have disconnected. The readers receive what it returns. */
  readonly finish: (made: Promise<Result>) => Promise<Result>;
}

interface Entry<Job, Result> extends Order<Job, Result> {
  readonly since: number;
  readonly made: PromiseWithResolvers<Result>;
  readers: number;
  isRunning: boolean;
  isLong: boolean;
}

/** Thrown when a reader has disconnected. */
export class Abandoned extends Error {}

/**
 * A queue of the documents that are being created or waiting. Requests with the same key share one entry. Each person
 * has at most one document in progress, and waiting entries without readers are dropped. One of several processes accepts
 * only short documents, which therefore need not wait for long ones.
 */
export class DocumentQueue<Job, Result> {
  readonly #pool: ProcessPool<Job, Result>;
  readonly #entries = new Map<string, Entry<Job, Result>>();
  /** The people whose document is being created. */
  readonly #busy = new Set<string>();
  /** Number of running jobs that may be long. */
  #open = 0;
  readonly #uses = new Map<string, Use>();
  readonly #whenEmpty = new Set<() => void>();
  #isClosed = false;

  constructor(pool: ProcessPool<Job, Result>) {
    this.#pool = pool;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Number of a person's entries, including the one in progress. */
  countOf(person: string): number {
    return [...this.#entries.values()].filter((entry) => entry.person === person).length;
  }

  /** Number of entries waiting for a process, and how many seconds the oldest has waited; 0 if none. */
  get backlog(): { readonly depth: number; readonly oldestSeconds: number } {
    const waiting = this.#waiting();
    const since = waiting[0]?.since;
    const oldestSeconds = since === undefined ? 0 : (performance.now() - since) / 1_000;
    return { depth: waiting.length, oldestSeconds };
  }

  /**
   * @param key requests with the same key share one document.
   * @param signal aborted when the reader disconnects.
   * @throws Abandoned, PoolClosed, or what `order.finish` throws.
   */
  async read(key: string, order: Order<Job, Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#isClosed) throw new PoolClosed();
    const entry = this.#entries.get(key) ?? this.#add(key, order);
    entry.readers += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => {
      entry.readers -= 1;
      if (entry.readers === 0 && !entry.isRunning) this.#remove(key);
      left.reject(new Abandoned());
    };
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
    this.#begin();
    try {
      return await Promise.race([entry.made.promise, left.promise]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Waits until nothing is in progress or waiting, for at most `ms` milliseconds. */
  async drain(ms: number): Promise<void> {
    if (this.#entries.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#whenEmpty.add(resolve);
    const timer = setTimeout(resolve, ms);
    await promise;
    clearTimeout(timer);
    this.#whenEmpty.delete(resolve);
  }

  /** Fails all waiting entries. Closing the pool fails those in progress. */
  close(): void {
    this.#isClosed = true;
    for (const [key, entry] of this.#entries) {
      if (entry.isRunning) continue;
      this.#remove(key);
      entry.made.reject(new PoolClosed());
    }
  }

  #add(key: string, order: Order<Job, Result>): Entry<Job, Result> {
    const made = Promise.withResolvers<Result>();
    // Avoids an unhandled rejection if all readers disconnect before the document fails.
    made.promise.catch(() => {});
    const entry = {
      ...order,
      made,
      since: performance.now(),
      readers: 0,
      isRunning: false,
      isLong: false,
    };
    this.#entries.set(key, entry);
    return entry;
  }

  #remove(key: string): void {
    this.#entries.delete(key);
    if (this.#entries.size === 0) for (const empty of this.#whenEmpty) empty();
  }

  #waiting() {
    return [...this.#entries].flatMap(([key, entry]) =>
      entry.isRunning ? [] : [{ key, entry, person: entry.person, since: entry.since }],
    );
  }

  #begin(): void {
    while (this.#pool.free > 0) {
      const onlyIfShort = this.#open >= this.#pool.size - 1 && this.#busy.size > 0;
      const ready = this.#waiting().filter(
        ({ entry, person }) => !this.#busy.has(person) && !(onlyIfShort && entry.isLong),
      );
      const next = nextTurn(ready, this.#uses, performance.now());
      if (!next) return;
      void this.#make(next.key, next.entry, onlyIfShort);
    }
  }

  async #make(key: string, entry: Entry<Job, Result>, onlyIfShort: boolean): Promise<void> {
    const { person, prepare, longestMs, made } = entry;
    entry.isRunning = true;
    this.#busy.add(person);
    if (!onlyIfShort) this.#open += 1;
    const job = this.#pool.run(() => prepare(onlyIfShort), longestMs);
    const isLong =
      onlyIfShort &&
      (await job.made.then(
        () => false,
        (error: unknown) => error instanceof JobTooHeavy,
      ));
    if (isLong && entry.readers > 0 && !this.#isClosed) {
      entry.isLong = true;
      entry.isRunning = false;
    } else {
      await entry.finish(job.made).then(made.resolve, made.reject);
      this.#remove(key);
    }
    const seconds = await job.over;
    if (!onlyIfShort) this.#open -= 1;
    this.#busy.delete(person);
    const now = performance.now();
    this.#uses.set(person, addUse(this.#uses.get(person), seconds, now));
    for (const [one, use] of this.#uses) if (usedLately(use, now) < 0.000_1) this.#uses.delete(one);
    this.#begin();
  }
}
