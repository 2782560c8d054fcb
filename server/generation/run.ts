import type { CallReply } from '@elan/domain/contract/call';
import type { generateModule } from '@elan/domain/contract/modules';
import type { Failure } from '@elan/domain/failure';

export type GenerationReply = CallReply<typeof generateModule>;

/** One generation as those who watch it see it. Watching and leaving change nothing of it. */
export interface Run {
  /** What was written so far. */
  readonly text: string;
  /** Calls `listener` whenever `text` has grown. @returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  /** Settles when the generation does; rejects with a Failure. */
  readonly finished: Promise<GenerationReply>;
}

/** The same, for the code that writes it. */
export interface OwnRun extends Run {
  readonly signal: AbortSignal;
  append(piece: string): void;
  /** Ends it with that failure as the reason of its signal. */
  end(reason: Failure): void;
}

/** Starts a run that lives on when nobody watches. */
export function startRun(work: (run: OwnRun) => Promise<GenerationReply>): OwnRun {
  const controller = new AbortController();
  const listeners = new Set<() => void>();
  let text = '';
  let finish: (reply: Promise<GenerationReply>) => void = () => {};
  const run: OwnRun = {
    get text() {
      return text;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    finished: new Promise((resolve) => {
      finish = resolve;
    }),
    signal: controller.signal,
    append(piece) {
      text += piece;
      for (const listener of listeners) listener();
    },
    end: (reason) => controller.abort(reason),
  };
  finish(work(run));
  // A failure nobody watches is stored by the work itself; it must not end the process.
  run.finished.catch(() => {});
  return run;
}

/** A run that had ended before it was asked for: the same answer again. */
export function endedRun(text: string, finished: Promise<GenerationReply>): Run {
  finished.catch(() => {});
  return { text, subscribe: () => () => {}, finished };
}
