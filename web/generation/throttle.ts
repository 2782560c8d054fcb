/**
 * Four updates a second, each with about twenty words of a fast text, match reading speed. A render takes about a
 * millisecond of script; rendering every frame would cost fifteen times as much for a text of 3,000 tokens (`npm run
 * bench`, "write-up … streaming in"). The server sends slightly less often, so that its text is rendered immediately.
 */
const intervalMs = 250;

/** Passes on only the latest of many values, a few times a second. */
export interface Paced<Value> {
  readonly push: (value: Value) => void;
  readonly cancel: () => void;
}

/** @param show called immediately with the first value, then at each interval with the latest. */
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
