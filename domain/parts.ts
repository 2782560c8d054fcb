/** A long computation in steps. Between two steps, a server can handle other requests. */
export type Parts<Result> = Generator<undefined, Result>;

/** @returns the result of the computation, with all steps run without a pause. */
export function finished<Result>(parts: Parts<Result>): Result {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}
