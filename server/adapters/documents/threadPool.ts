import { setTimeout as delay } from 'node:timers/promises';
import { Thread } from './thread.ts';

/** How long a stop waits for threads to end. */
const longestEndMs = 2_000;

export interface PoolLimits {
  /** Most threads at a time. */
  readonly threads: number;
  /** A thread that had no job for so long is ended, in milliseconds. */
  readonly idleMs: number;
  /** The heap of a thread, in megabytes. */
  readonly heapMb: number;
}

/** The pool was closed before the job was done. */
export class PoolClosed extends Error {}

/**
 * Threads that are started when there is a job for them, and ended when there was none for a while. A thread that
 * crashes fails its own job alone.
 */
export class ThreadPool<Job, Result> {
  readonly #entry: URL;
  readonly #limits: PoolLimits;
  readonly #threads = new Set<Thread<Job, Result>>();
  readonly #idle = new Map<Thread<Job, Result>, NodeJS.Timeout>();
  #running = 0;
  #isClosed = false;

  /** @param entry the file that the threads run. */
  constructor(entry: URL, limits: PoolLimits) {
    this.#entry = entry;
    this.#limits = limits;
  }

  get threads(): number {
    return this.#limits.threads;
  }

  /** How many jobs may begin now. */
  get free(): number {
    return this.#isClosed ? 0 : this.#limits.threads - this.#running;
  }

  /**
   * @param prepare reads what the job needs.
   * @param ms the job fails with JobTooLarge after this many milliseconds.
   * @returns the result, which fails with PoolClosed, with what `prepare` throws or what `Thread.ask` does; and, once
   *   another job may begin, the seconds of a processor that this one took: native code goes on after its job has failed.
   */
  run(prepare: () => Promise<Job>, ms: number): { made: Promise<Result>; over: Promise<number> } {
    const { promise: made, resolve, reject } = Promise.withResolvers<Result>();
    this.#running += 1;
    const carryOut = async (): Promise<number> => {
      const began = performance.now();
      let thread: Thread<Job, Result> | undefined;
      try {
        const job = await prepare();
        if (this.#isClosed) throw new PoolClosed();
        thread = this.#take();
        resolve(await thread.ask(job, ms));
      } catch (error) {
        reject(this.#isClosed ? new PoolClosed() : error);
      }
      if (thread) await this.#putBack(thread);
      this.#running -= 1;
      // One that ended without an answer worked all the time.
      return thread?.isAlive ? thread.seconds : (performance.now() - began) / 1_000;
    };
    return { made, over: carryOut() };
  }

  /** Ends all threads; what runs fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#idle.values()) clearTimeout(timer);
    const ended = Promise.all([...this.#threads].map((thread) => thread.end()));
    // One that is in native code ends after that only; the process does not wait for it.
    await Promise.race([ended, delay(longestEndMs, undefined, { ref: false })]);
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

  async #putBack(thread: Thread<Job, Result>): Promise<void> {
    if (!thread.isAlive) {
      await thread.ended;
      this.#threads.delete(thread);
      return;
    }
    const endIt = setTimeout(() => {
      // While there is work, the next one would wait for a thread to start.
      if (this.#running > 0) {
        endIt.refresh();
        return;
      }
      this.#idle.delete(thread);
      this.#threads.delete(thread);
      void thread.end();
    }, this.#limits.idleMs);
    this.#idle.set(thread, endIt.unref());
  }
}
