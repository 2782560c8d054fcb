/** A long computation, cut into parts: a server answers others in between. */
export type Parts<Result> = Generator<undefined, Result>;

/** @returns the result of all parts, computed at once. */
export function finished<Result>(parts: Parts<Result>): Result {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}
