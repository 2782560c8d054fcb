import { WorkerProcess } from './workerProcess.ts';

export interface PoolLimits {
  /** Maximum number of processes. */
  readonly processes: number;
  /** How long a process may be idle before it is ended, in milliseconds. */
  readonly idleMs: number;
  /** Maximum heap size of a process, in megabytes. */
  readonly heapMb: number;
  /** The program that runs the processes, by default the one that runs this process. */
  readonly execPath?: string;
}

/** Thrown if the pool was closed before the job was done. */
export class PoolClosed extends Error {}

/**
 * A pool of processes that are started when there is a job, and ended after being idle for a while. A crash of one
 * fails only its own job.
 */
export class ProcessPool<Job, Result> {
  readonly #entry: URL;
  readonly #limits: PoolLimits;
  readonly #workers = new Set<WorkerProcess<Job, Result>>();
  readonly #idle = new Map<WorkerProcess<Job, Result>, NodeJS.Timeout>();
  #running = 0;
  #isClosed = false;

  /** @param entry the file that the processes run. */
  constructor(entry: URL, limits: PoolLimits) {
    this.#entry = entry;
    this.#limits = limits;
  }

  /** Maximum number of jobs at the same time. */
  get size(): number {
    return this.#limits.processes;
  }

  /** Number of jobs that may start now. */
  get free(): number {
    return this.#isClosed ? 0 : this.#limits.processes - this.#running;
  }

  /**
   * @param prepare loads the job's input.
   * @param ms the job fails with JobTooLarge after this many milliseconds.
   * @param signal when aborted, the job fails with JobAborted.
   * @returns `made` resolves to the result, or rejects with PoolClosed or what `prepare` or `WorkerProcess.ask` throws.
   *   `over` resolves to the job's processor time in seconds once another job may start.
   */
  run(
    prepare: () => Promise<Job>,
    ms: number,
    signal?: AbortSignal,
  ): { made: Promise<Result>; over: Promise<number> } {
    const { promise: made, resolve, reject } = Promise.withResolvers<Result>();
    this.#running += 1;
    const carryOut = async (): Promise<number> => {
      const began = performance.now();
      let worker: WorkerProcess<Job, Result> | undefined;
      try {
        const job = await prepare();
        if (this.#isClosed) throw new PoolClosed();
        worker = this.#take();
        resolve(await worker.ask(job, ms, signal));
      } catch (error) {
        reject(this.#isClosed ? new PoolClosed() : error);
      }
      if (worker) await this.#putBack(worker);
      this.#running -= 1;
      // A process that ended without an answer is assumed to have worked all that time.
      return worker?.isAlive ? worker.seconds : (performance.now() - began) / 1_000;
    };
    return { made, over: carryOut() };
  }

  /** Ends all processes; running jobs fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#idle.values()) clearTimeout(timer);
    await Promise.all([...this.#workers].map((worker) => worker.end()));
  }

  #take(): WorkerProcess<Job, Result> {
    for (const [worker, timer] of this.#idle) {
      this.#idle.delete(worker);
      clearTimeout(timer);
      if (worker.isAlive) return worker;
      this.#workers.delete(worker);
    }
    const { heapMb, execPath } = this.#limits;
    const worker = new WorkerProcess<Job, Result>(this.#entry, heapMb, execPath);
    this.#workers.add(worker);
    return worker;
  }

  async #putBack(worker: WorkerProcess<Job, Result>): Promise<void> {
    if (!worker.isAlive) {
      await worker.ended;
      this.#workers.delete(worker);
      return;
    }
    const endIt = setTimeout(() => {
      // While other jobs are running, the process is kept, so that the next job need not wait for one to start.
      if (this.#running > 0) {
        endIt.refresh();
        return;
      }
      this.#idle.delete(worker);
      this.#workers.delete(worker);
      void worker.end();
    }, this.#limits.idleMs);
    this.#idle.set(worker, endIt.unref());
  }
}
