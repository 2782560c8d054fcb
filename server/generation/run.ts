import type { CallReply } from '@elan/domain/contract/call';
import type { generateModule } from '@elan/domain/contract/modules';
import { Failure } from '@elan/domain/failure';
import type { Growing } from '@elan/domain/project/growing';

export type GenerationReply = CallReply<typeof generateModule>;

/** A generation as seen by its readers, who can join and leave without affecting it. */
export interface Run {
  /** The text written so far. */
  readonly text: string;
  /**
   * The complete parts of a structured reply so far. In the process that performs the run, the object stays the same
   * until a part is added. Undefined before the first part, for plain text, and in an `endedRun`.
   */
  readonly growing: Growing | undefined;
  /** Whether the model is currently reasoning instead of writing. */
  readonly isThinking: boolean;
  /**
   * Calls `listener` whenever one of the fields above changes.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /**
   * Resolves with the reply, or rejects with a Failure, when the generation ends. Rejects with any other error if the
   * generation can no longer be watched here, although it may still be running.
   */
  readonly finished: Promise<GenerationReply>;
}

/** A run as seen by the code that performs it. */
export interface OwnRun extends Run {
  readonly signal: AbortSignal;
  /**
   * The `performance.now()` at which a shutdown interrupted the run, if it did. A finished result must be stored soon
   * afterwards, or it is lost.
   */
  readonly leavingSince: number | undefined;
  /** Whether a reader has read any of `text` or `growing`. */
  readonly wasShown: boolean;
  append(piece: string): void;
  /**
   * Sets the function that computes `growing`, and notifies the listeners. Must be called again whenever `growing` may
   * have changed.
   */
  grow(soFar: () => Growing | undefined): void;
  think(): void;
  /** Aborts the run with this failure as the reason. */
  end(reason: Failure): void;
  /** Interrupts the run, because the process is shutting down. */
  leave(): void;
}

/** Starts a run, which continues even if nobody watches it. */
export function startRun(work: (run: OwnRun) => Promise<GenerationReply>): OwnRun {
  const controller = new AbortController();
  let leavingSince: number | undefined;
  const listeners = new Set<() => void>();
  let text = '';
  let growing: () => Growing | undefined = () => undefined;
  let isThinking = false;
  let wasShown = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let finish: (reply: Promise<GenerationReply>) => void = () => {};
  const run: OwnRun = {
    get text() {
      wasShown ||= text !== '';
      return text;
    },
    get growing() {
      const shown = growing();
      wasShown ||= shown !== undefined;
      return shown;
    },
    get isThinking() {
      return isThinking;
    },
    get wasShown() {
      return wasShown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    finished: new Promise((resolve) => {
      finish = resolve;
    }),
    signal: controller.signal,
    get leavingSince() {
      return leavingSince;
    },
    append(piece) {
      text += piece;
      isThinking = false;
      notify();
    },
    grow(soFar) {
      growing = soFar;
      isThinking = false;
      notify();
    },
    think() {
      if (isThinking) return;
      isThinking = true;
      notify();
    },
    end: (reason) => controller.abort(reason),
    leave() {
      leavingSince = performance.now();
      controller.abort(new Failure('generation_interrupted'));
    },
  };
  finish(work(run));
  // The work records its own failure. Without a watcher, an unhandled rejection would end the process.
  run.finished.catch(() => {});
  return run;
}

/** @returns a run that has already ended, with its text and its outcome. */
export function endedRun(text: string, finished: Promise<GenerationReply>): Run {
  finished.catch(() => {});
  return { text, growing: undefined, isThinking: false, subscribe: () => () => {}, finished };
}
