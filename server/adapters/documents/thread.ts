import { Worker } from 'node:worker_threads';

/** A thread's answer to a job: the result or the error, and the processor time of the job in seconds. */
export type Answer<Result> = { readonly seconds: number } & (
  | { readonly done: true; readonly result: Result }
  | { readonly done: false; readonly isTooHeavy?: boolean; readonly error: unknown }
);

/** Thrown if a job takes too long or too much memory, or its result is too large. */
export class JobTooLarge extends Error {}
/** Thrown if a job was refused because it would take too long. */
export class JobTooHeavy extends JobTooLarge {}
/** Thrown if the thread ended before it answered. */
export class ThreadEnded extends Error {}

/** A worker thread that does one job at a time. It gets no environment variables, since some are secrets. */
export class Thread<Job, Result> {
  readonly #worker: Worker;
  /** Rejects the running job. */
  #fail: ((error: unknown) => void) | undefined;
  #isAlive = true;
  /** Processor time of the last answered job, in seconds. */
  seconds = 0;
  /** Resolves once the thread has ended completely. */
  readonly ended: Promise<void>;

  /** @param heapMb the maximum size of its heap, in megabytes. */
  constructor(entry: URL, heapMb: number) {
    const resourceLimits = { maxOldGenerationSizeMb: heapMb };
    this.#worker = new Worker(entry, { env: {}, execArgv: [], resourceLimits });
    // Lets the process exit without waiting for this thread.
    this.#worker.unref();
    this.#worker.on('error', (error) =>
      this.#lose(isOutOfMemory(error) ? new JobTooLarge() : error),
    );
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#worker.on('exit', () => {
      this.#lose(new ThreadEnded());
      resolve();
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /**
   * Runs a job.
   * @param ms if the job takes longer than this many milliseconds, the thread is ended.
   * @throws JobTooLarge, ThreadEnded, or what the thread threw.
   */
  async ask(job: Job, ms: number): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer<Result>>();
    this.#fail = reject;
    const timer = setTimeout(() => {
      reject(new JobTooLarge());
      void this.end();
    }, ms);
    this.#worker.once('message', resolve);
    try {
      this.#worker.postMessage(job);
      const answer = await promise;
      this.seconds = answer.seconds;
      if (!answer.done) throw answer.isTooHeavy ? new JobTooHeavy() : answer.error;
      return answer.result;
    } finally {
      clearTimeout(timer);
      this.#worker.off('message', resolve);
      this.#fail = undefined;
    }
  }

  async end(): Promise<void> {
    this.#isAlive = false;
    await this.#worker.terminate();
  }

  #lose(error: unknown): void {
    this.#isAlive = false;
    this.#fail?.(error);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
