import { setTimeout as delay } from 'node:timers/promises';
import { Thread } from './thread.ts';

/** How long a stop waits for threads to end. */
const longestEndMs = 2_000;

export interface PoolLimits {
  /** Most threads at a time. */
  readonly threads: number;
  /** A job that takes longer is ended with its thread, in milliseconds. */
  readonly jobMs: number;
  /** A thread that had no job for so long is ended, in milliseconds. */
  readonly idleMs: number;
  /** The heap of a thread, in megabytes. */
  readonly heapMb: number;
}

/** The pool was closed before the job was done. */
export class PoolClosed extends Error {}

interface Waiting<Job, Result> {
  readonly prepare: () => Promise<Job>;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Threads that are started when there is a job for them, and ended when there was none for a while. Jobs are begun in
 * the order in which they come; a thread that crashes fails its own job alone.
 */
export class ThreadPool<Job, Result> {
  readonly #entry: URL;
  readonly #limits: PoolLimits;
  readonly #waiting: Waiting<Job, Result>[] = [];
  readonly #threads = new Set<Thread<Job, Result>>();
  readonly #idle = new Map<Thread<Job, Result>, NodeJS.Timeout>();
  readonly #whenQuiet = new Set<() => void>();
  #running = 0;
  #isClosed = false;

  /** @param entry the file that the threads run. */
  constructor(entry: URL, limits: PoolLimits) {
    this.#entry = entry;
    this.#limits = limits;
  }

  /**
   * @param prepare reads what the job needs once its turn comes: what waits takes no memory.
   * @throws PoolClosed, what `prepare` throws, or what `Thread.ask` does.
   */
  run(prepare: () => Promise<Job>): Promise<Result> {
    if (this.#isClosed) return Promise.reject(new PoolClosed());
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ prepare, resolve, reject });
    this.#begin();
    return promise;
  }

  /** Waits until no job runs or waits, for so many milliseconds at most. */
  async drain(ms: number): Promise<void> {
    if (this.#running === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#whenQuiet.add(resolve);
    const timer = setTimeout(resolve, ms);
    await promise;
    clearTimeout(timer);
    this.#whenQuiet.delete(resolve);
  }

  /** Ends all threads; what runs or waits fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new PoolClosed());
    for (const timer of this.#idle.values()) clearTimeout(timer);
    const ended = Promise.all([...this.#threads].map((thread) => thread.end()));
    // One that is in native code ends after that only; the process does not wait for it.
    await Promise.race([ended, delay(longestEndMs, undefined, { ref: false })]);
  }

  #begin(): void {
    while (this.#running < this.#limits.threads) {
      const next = this.#waiting.shift();
      if (!next) break;
      this.#running += 1;
      void this.#carryOut(next).then(() => {
        this.#running -= 1;
        this.#begin();
        if (this.#running === 0) for (const quiet of this.#whenQuiet) quiet();
      });
    }
  }

  async #carryOut({ prepare, resolve, reject }: Waiting<Job, Result>): Promise<void> {
    try {
      const job = await prepare();
      if (this.#isClosed) throw new PoolClosed();
      const thread = this.#take();
      try {
        resolve(await thread.ask(job, this.#limits.jobMs));
      } finally {
        this.#putBack(thread);
      }
    } catch (error) {
      reject(this.#isClosed ? new PoolClosed() : error);
    }
  }

  #take(): Thread<Job, Result> {
    for (const [thread, timer] of this.#idle) {
      this.#idle.delete(thread);
      clearTimeout(timer);
      if (thread.isAlive) return thread;
      this.#threads.delete(thread);
    }
    const thread = new Thread<Job, Result>(this.#entry, this.#limits.heapMb);
    this.#threads.add(thread);
    return thread;
  }

  #putBack(thread: Thread<Job, Result>): void {
    if (!thread.isAlive) {
      this.#threads.delete(thread);
      return;
    }
    const endIt = setTimeout(() => {
      this.#idle.delete(thread);
      this.#threads.delete(thread);
      void thread.end();
    }, this.#limits.idleMs);
    this.#idle.set(thread, endIt.unref());
  }
}
