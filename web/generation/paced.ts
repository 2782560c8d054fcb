/**
 * Twelve times a second: a text seems to flow, and 3,000 tokens cost the page a fifth of the script
 * that a drawing per frame would (`npm run bench`, "write-up … streaming in").
 */
const intervalMs = 80;

/** Passes on the latest of many values, a few times a second and on a frame of the page. */
export interface Paced<Value> {
  readonly push: (value: Value) => void;
  readonly cancel: () => void;
}

/** @param show called with the latest value, the first one at the next frame. */
export function paced<Value>(show: (value: Value) => void): Paced<Value> {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: { value: Value } | undefined;

  function draw() {
    frame = undefined;
    if (!latest) return;
    const { value } = latest;
    latest = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      if (latest) frame ??= requestAnimationFrame(draw);
    }, intervalMs);
    show(value);
  }

  return {
    push(value) {
      latest = { value };
      if (timer === undefined) frame ??= requestAnimationFrame(draw);
    },
    cancel() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = undefined;
      timer = undefined;
      latest = undefined;
    },
  };
}
