import { Worker } from 'node:worker_threads';

/** What a thread answers to a job: its result, or what was thrown. */
export type Answer<Result> =
  | { readonly done: true; readonly result: Result }
  | { readonly done: false; readonly error: unknown };

/** A job took too long or too much memory, and its thread was ended. */
export class JobTooLarge extends Error {}
/** The thread ended before it answered. */
export class ThreadEnded extends Error {}

/** A worker thread that does one job at a time. It has no environment variables, hence no secrets. */
export class Thread<Job, Result> {
  readonly #worker: Worker;
  /** Fails the job that runs. */
  #fail: ((error: unknown) => void) | undefined;
  #isAlive = true;

  /** @param heapMb the size of its heap, in megabytes. */
  constructor(entry: URL, heapMb: number) {
    const resourceLimits = { maxOldGenerationSizeMb: heapMb };
    this.#worker = new Worker(entry, { env: {}, execArgv: [], resourceLimits });
    // A server that stops does not wait for a thread without a job.
    this.#worker.unref();
    this.#worker.on('error', (error) =>
      this.#lose(isOutOfMemory(error) ? new JobTooLarge() : error),
    );
    this.#worker.on('exit', () => this.#lose(new ThreadEnded()));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** @param ms the thread is ended after so many milliseconds. @throws JobTooLarge, ThreadEnded, or what the thread threw. */
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
      if (!answer.done) throw answer.error;
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
