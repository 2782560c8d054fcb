/** The pause in typing after which changes are written, in milliseconds. */
const pauseMs = 300;
/** During continuous typing, changes are written at least this often, in milliseconds. */
const atLatestMs = 1_000;

export interface Debounced<T> {
  /** Schedules the value to be written, in place of any pending value. */
  readonly later: (value: T) => void;
  /** Writes the pending value, if any, immediately. */
  readonly flush: () => void;
  /** Discards the pending value. */
  readonly cancel: () => void;
  readonly isWaiting: () => boolean;
}

/** @returns a debounced version of `keep`, so that typing does not cause a write for every key press. */
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
  // Extends the timer when it fires, if needed, which is cheaper than setting a new timer for every key press.
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
