/**
 * Twelve times a second: a text seems to flow, and 3,000 tokens cost the page a fifth of the script
 * that a drawing per frame would (`npm run bench`, "write-up … streaming in").
 */
const intervalMs = 80;

/** Passes on the latest of many values, a few times a second. */
export interface Paced<Value> {
  readonly push: (value: Value) => void;
  readonly cancel: () => void;
}

/** @param show called with the latest value: the first one at once, the next ones in their turn. */
export function paced<Value>(show: (value: Value) => void): Paced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: { value: Value } | undefined;

  function draw() {
    timer = undefined;
    if (!latest) return;
    const { value } = latest;
    latest = undefined;
    timer = setTimeout(draw, intervalMs);
    show(value);
  }

  return {
    push(value) {
      latest = { value };
      if (timer === undefined) draw();
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      latest = undefined;
    },
  };
}
