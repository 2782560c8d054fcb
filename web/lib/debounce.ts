/** Changes are written after a pause in typing of this many milliseconds. */
const pauseMs = 300;
/** During continuous typing, changes are written at least this often, in milliseconds. */
const atLatestMs = 1_000;

export interface Debounced<T> {
  /** Schedules a write, replacing the one that is waiting. */
  readonly later: (value: T) => void;
  /** Writes what is waiting immediately. */
  readonly flush: () => void;
  /** Discards what is waiting. */
  readonly cancel: () => void;
  readonly isWaiting: () => boolean;
}

/** @returns a debounced writer, so that text that changes with every key is not written at every key. */
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
  // The timer is extended when it fires: setting a new one at every key costs more than everything else here.
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
