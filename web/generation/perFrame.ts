/** Passes on the latest of many values, at most once per frame of the page. */
export interface PerFrame<Value> {
  readonly push: (value: Value) => void;
  readonly cancel: () => void;
}

/** @param show called with the latest value when the next frame is drawn. */
export function perFrame<Value>(show: (value: Value) => void): PerFrame<Value> {
  let frame: number | undefined;
  let latest: { value: Value } | undefined;
  return {
    push(value) {
      latest = { value };
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        if (latest) show(latest.value);
        latest = undefined;
      });
    },
    cancel() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      latest = undefined;
    },
  };
}
