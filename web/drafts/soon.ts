/** A pause in typing that is worth a copy, in milliseconds. */
const pauseMs = 300;
/** Who types without a pause has a copy made as often as this, in milliseconds. */
const atLatestMs = 1_000;

export interface Soon<T> {
  /** Has it kept soon, instead of what was waiting. */
  readonly later: (value: T) => void;
  /** Has what is waiting kept at once. */
  readonly flush: () => void;
  /** Forgets what is waiting. */
  readonly cancel: () => void;
  readonly isWaiting: () => boolean;
}

/** @returns a way to keep what changes with every key, without doing so at every key. */
export function soon<T>(keep: (value: T) => void): Soon<T> {
  let waiting: { readonly value: T; readonly since: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    if (!waiting) return;
    const { value } = waiting;
    cancel();
    keep(value);
  };
  return {
    later(value) {
      const now = performance.now();
      const since = waiting?.since ?? now;
      clearTimeout(timer);
      waiting = { value, since };
      timer = setTimeout(flush, Math.min(pauseMs, Math.max(0, since + atLatestMs - now)));
    },
    flush,
    cancel,
    isWaiting: () => waiting !== undefined,
  };
}
