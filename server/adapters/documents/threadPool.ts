import { setTimeout as delay } from 'node:timers/promises';
import { Thread } from './thread.ts';

/** How long `close` waits for threads to end, in milliseconds. */
const longestEndMs = 2_000;

export interface PoolLimits {
  /** Maximum number of threads. */
  readonly threads: number;
  /** How long a thread may be idle before it is ended, in milliseconds. */
  readonly idleMs: number;
  /** Maximum heap size of a thread, in megabytes. */
  readonly heapMb: number;
}

/** Thrown if the pool was closed before the job was done. */
export class PoolClosed extends Error {}

/**
 * A pool of threads that are started when there is a job, and ended after being idle for a while. A crash of a thread
 * fails only its own job.
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

  /** Number of jobs that may start now. */
  get free(): number {
    return this.#isClosed ? 0 : this.#limits.threads - this.#running;
  }

  /**
   * @param prepare loads the job's input.
   * @param ms the job fails with JobTooLarge after this many milliseconds.
   * @returns `made` resolves to the result, or rejects with PoolClosed or what `prepare` or `Thread.ask` throws. `over`
   *   resolves to the job's processor time in seconds once another job may start. That can be later than `made`, since
   *   native code keeps running after its job has failed.
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
      // A thread that ended without an answer is assumed to have worked all that time.
      return thread?.isAlive ? thread.seconds : (performance.now() - began) / 1_000;
    };
    return { made, over: carryOut() };
  }

  /** Ends all threads; running jobs fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#idle.values()) clearTimeout(timer);
    const ended = Promise.all([...this.#threads].map((thread) => thread.end()));
    // A thread that is running native code ends only after that code. The process does not wait for the thread.
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
      // While other jobs are running, the thread is kept, so that the next job need not wait for a thread to start.
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
