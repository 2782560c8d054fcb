/**
 * Four times a second, some twenty words each time for a fast text: as fast as people read. A render costs about a
 * millisecond of script; one per frame would cost a text of 3,000 tokens fifteen times as much (`npm run bench`,
 * "write-up … streaming in"). The server sends a little slower, so that what arrives is rendered immediately.
 */
const intervalMs = 250;

/** Passes on the latest of many values, a few times a second. */
export interface Paced<Value> {
  readonly push: (value: Value) => void;
  readonly cancel: () => void;
}

/** @param show called with the latest value: immediately for the first, then at the interval. */
export function paced<Value>(show: (value: Value) => void): Paced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: { value: Value } | undefined;

  function renderNow() {
    timer = undefined;
    if (!latest) return;
    const { value } = latest;
    latest = undefined;
    timer = setTimeout(renderNow, intervalMs);
    show(value);
  }

  return {
    push(value) {
      latest = { value };
      if (timer === undefined) renderNow();
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      latest = undefined;
    },
  };
}
