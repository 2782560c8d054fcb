/** A pause in typing that is worth a copy, in milliseconds. */
const pauseMs = 300;
/** Who types without a pause has a copy made as often as this, in milliseconds. */
const atLatestMs = 1_000;

export interface Debounced<T> {
  /** Has it kept soon, instead of what was waiting. */
  readonly later: (value: T) => void;
  /** Has what is waiting kept at once. */
  readonly flush: () => void;
  /** Forgets what is waiting. */
  readonly cancel: () => void;
  readonly isWaiting: () => boolean;
}

/** @returns a way to keep what changes with every key, without doing so at every key. */
export function debounce<T>(keep: (value: T) => void): Debounced<T> {
  let waiting: { readonly value: T; readonly since: number; readonly at: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  const flush = () => {
    if (!waiting) return;
    const { value } = waiting;
    cancel();
    keep(value);
  };
  // One timer that looks again when it comes: setting one anew at every key costs more than all else here.
  const wait = () => {
    if (!waiting) return;
    const left = Math.min(waiting.at + pauseMs, waiting.since + atLatestMs) - performance.now();
    if (left <= 0) flush();
    else timer = setTimeout(wait, left);
  };
  return {
    later(value) {
      const at = performance.now();
      waiting = { value, since: waiting?.since ?? at, at };
      if (timer === undefined) wait();
    },
    flush,
    cancel,
    isWaiting: () => waiting !== undefined,
  };
}
