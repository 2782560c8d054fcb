import { addUse, nextTurn, type Use, usedLately } from '@elan/domain/dossier/nextTurn';
import { JobTooHeavy } from './thread.ts';
import { PoolClosed, type ThreadPool } from './threadPool.ts';

/** Something to make for a person. */
export interface Order<Job, Result> {
  readonly person: string;
  /**
   * Reads what it is made from once its turn comes: what waits takes no memory.
   * @param onlyIfShort whether the job fails with JobTooHeavy where it is long.
   */
  readonly prepare: (onlyIfShort: boolean) => Promise<Job>;
  /** The time after which making it fails, in milliseconds. */
  readonly longestMs: number;
  /** Called once, also when all its readers have left: what it returns is what they get. */
  readonly finish: (made: Promise<Result>) => Promise<Result>;
}

interface Entry<Job, Result> extends Order<Job, Result> {
  readonly since: number;
  readonly made: PromiseWithResolvers<Result>;
  readers: number;
  isRunning: boolean;
  isLong: boolean;
}

/** No one waits for it any more. */
export class Abandoned extends Error {}

/**
 * What is being made and what waits for its turn, each once however many wait for it. One at a time for each person;
 * what no one waits for any more is dropped. One of several threads is for short documents only, since nothing interrupts a
 * long one.
 */
export class DocumentQueue<Job, Result> {
  readonly #pool: ThreadPool<Job, Result>;
  readonly #entries = new Map<string, Entry<Job, Result>>();
  /** Whose documents hold a thread. */
  readonly #busy = new Set<string>();
  /** How many jobs run that may be long. */
  #open = 0;
  readonly #uses = new Map<string, Use>();
  readonly #whenEmpty = new Set<() => void>();
  #isClosed = false;

  constructor(pool: ThreadPool<Job, Result>) {
    this.#pool = pool;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** How many a person has here, the one that is being made included. */
  countOf(person: string): number {
    return [...this.#entries.values()].filter((entry) => entry.person === person).length;
  }

  /** How many wait for a thread, and the seconds for which the first of them has waited; 0 where none does. */
  get backlog(): { readonly depth: number; readonly oldestSeconds: number } {
    const waiting = this.#waiting();
    const since = waiting[0]?.since;
    const oldestSeconds = since === undefined ? 0 : (performance.now() - since) / 1_000;
    return { depth: waiting.length, oldestSeconds };
  }

  /**
   * @param key what is being made or waits under the same key is shared.
   * @param signal aborted when the reader has left.
   * @throws Abandoned, PoolClosed, what `prepare` throws, or what `Thread.ask` does.
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

  /** Waits until nothing is made and nothing waits, for at most this many milliseconds. */
  async drain(ms: number): Promise<void> {
    if (this.#entries.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#whenEmpty.add(resolve);
    const timer = setTimeout(resolve, ms);
    await promise;
    clearTimeout(timer);
    this.#whenEmpty.delete(resolve);
  }

  /** Fails all that waits; what is being made fails with the pool. */
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
    // Its readers may have left before it fails.
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
      const onlyIfShort = this.#open >= this.#pool.threads - 1 && this.#busy.size > 0;
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
