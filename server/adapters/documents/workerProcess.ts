import { type ChildProcess, fork, type Serializable } from 'node:child_process';

/** The answer of a process to a job: the result or the error, and the processor time of the job in seconds. */
export type Answer<Result> = { readonly seconds: number } & (
  | { readonly done: true; readonly result: Result }
  | { readonly done: false; readonly isTooHeavy?: boolean; readonly error: unknown }
);

/** Thrown if a job takes too long or too much memory, or its result is too large. */
export class JobTooLarge extends Error {}
/** Thrown if a job was refused because it would take too long. */
export class JobTooHeavy extends JobTooLarge {}
/** Thrown if a job was aborted. */
export class JobAborted extends Error {}
/** Thrown if the process ended before it answered. */
export class ProcessEnded extends Error {
  /** The exit code or the signal, for the log. */
  readonly code: string;

  constructor(code: string) {
    super('a process ended before it answered');
    this.code = code;
  }
}
/** Thrown if the operating system did not start the process. */
export class NotStarted extends Error {}

/**
 * A process that does one job at a time. A thread would not do: when memory runs out, V8 may abort the entire process,
 * as it does while a large map grows. It gets no environment variables, since some are secrets.
 */
export class WorkerProcess<Job, Result> {
  readonly #child: ChildProcess;
  /** Rejects the running job. */
  #fail: ((error: unknown) => void) | undefined;
  #isAlive = true;
  /** Processor time of the last answered job, in seconds. */
  seconds = 0;
  /** Resolves once the process has ended. */
  readonly ended: Promise<void>;

  /**
   * @param heapMb the maximum size of its heap, in megabytes.
   * @param execPath the program that runs the entry, by default the one that runs this process.
   */
  constructor(entry: URL, heapMb: number, execPath = process.execPath) {
    this.#child = fork(entry, {
      execPath,
      env: {},
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      // Its errors may contain words of a user.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Lets the server exit without waiting for this process.
    this.#child.unref();
    this.#child.channel?.unref();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.#child.on('error', (cause) => {
      // A process that was not started does not exit either.
      if (this.#child.pid !== undefined) return this.#lose(cause);
      this.#lose(new NotStarted('a process was not started', { cause }));
      resolve();
    });
    this.#child.on('exit', (code, signal) => {
      this.#lose(
        isOutOfMemory(signal) ? new JobTooLarge() : new ProcessEnded(signal ?? `EXIT${code}`),
      );
      resolve();
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /**
   * Runs a job.
   * @param ms if the job takes longer than this many milliseconds, the process is ended.
   * @param signal when aborted, the process is ended.
   * @throws JobTooLarge, JobAborted, ProcessEnded, NotStarted, or what the process threw.
   */
  async ask(job: Job, ms: number, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) throw new JobAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Answer<Result>>();
    this.#fail = reject;
    const endWith = (error: Error) => {
      reject(error);
      void this.end();
    };
    const timer = setTimeout(() => endWith(new JobTooLarge()), ms);
    const abort = () => endWith(new JobAborted());
    signal?.addEventListener('abort', abort, { once: true });
    this.#child.once('message', resolve);
    try {
      // Without a connection, the process was not started or has ended, which its events report.
      if (this.#child.connected) this.#child.send(job as Serializable);
      const answer = await promise;
      this.seconds = answer.seconds;
      if (!answer.done) throw answer.isTooHeavy ? new JobTooHeavy() : answer.error;
      return answer.result;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      this.#child.off('message', resolve);
      this.#fail = undefined;
    }
  }

  async end(): Promise<void> {
    this.#isAlive = false;
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  #lose(error: unknown): void {
    this.#isAlive = false;
    this.#fail?.(error);
  }
}

/** V8 aborts a process whose heap is full. The operating system kills one if the machine has no memory left. */
function isOutOfMemory(signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGABRT' || signal === 'SIGKILL';
}
