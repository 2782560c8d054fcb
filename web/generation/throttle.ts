/**
 * Four updates a second keep up with a reader, even for a fast text of about twenty words per update. Rendering every
 * frame would cost fifteen times as much script time for a text of 3,000 tokens (`npm run bench`, "write-up … streaming
 * in"). The server sends slightly less often, so that each update is rendered immediately.
 */
const intervalMs = 250;

/** Passes on only the latest of many values, at most four times a second. */
export interface Paced<Value> {
  readonly push: (value: Value) => void;
  readonly cancel: () => void;
}

/** @param show called immediately after a pause, otherwise with the latest value once per interval. */
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
