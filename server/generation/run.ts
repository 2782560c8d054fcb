import type { CallReply } from '@elan/domain/contract/call';
import type { generateModule } from '@elan/domain/contract/modules';
import { Failure } from '@elan/domain/failure';
import type { Growing } from '@elan/domain/project/growing';

export type GenerationReply = CallReply<typeof generateModule>;

/** One generation for those who watch it. Watching or leaving does not affect it. */
export interface Run {
  /** The text so far. */
  readonly text: string;
  /**
   * The complete parts of a structure so far; the same object until there are more. Undefined
   * before, and for a text.
   */
  readonly growing: Growing | undefined;
  /** The model is reasoning and has not written anything yet. */
  readonly isThinking: boolean;
  /** Calls `listener` whenever any of that has changed. @returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Settles when the generation does; rejects with a Failure. */
  readonly finished: Promise<GenerationReply>;
}

/** The same, for the code that performs it. */
export interface OwnRun extends Run {
  readonly signal: AbortSignal;
  /** Since when the process is about to end, by `performance.now()`: what is not stored soon is lost. */
  readonly leavingSince: number | undefined;
  append(piece: string): void;
  /** Shows `soFar()` as `growing` from now on; call it again whenever that may have changed. */
  grow(soFar: () => Growing | undefined): void;
  think(): void;
  /** Ends it with that failure as the reason of its signal. */
  end(reason: Failure): void;
  /** Interrupts it, for a process that is about to end. */
  leave(): void;
}

/** Starts a run that continues without watchers. */
export function startRun(work: (run: OwnRun) => Promise<GenerationReply>): OwnRun {
  const controller = new AbortController();
  let leavingSince: number | undefined;
  const listeners = new Set<() => void>();
  let text = '';
  let growing: () => Growing | undefined = () => undefined;
  let isThinking = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let finish: (reply: Promise<GenerationReply>) => void = () => {};
  const run: OwnRun = {
    get text() {
      return text;
    },
    get growing() {
      return growing();
    },
    get isThinking() {
      return isThinking;
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
  // The work itself stores its failure; a rejection without a watcher must not end the process.
  run.finished.catch(() => {});
  return run;
}

/** A run that had already ended when it was requested: it gives the same answer. */
export function endedRun(text: string, finished: Promise<GenerationReply>): Run {
  finished.catch(() => {});
  return { text, growing: undefined, isThinking: false, subscribe: () => () => {}, finished };
}
