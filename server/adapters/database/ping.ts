/**
 * How long to wait for an answer, in milliseconds: `/api/ready` has to answer within two seconds.
 */
const pingMs = 1_500;

/**
 * Checks with `ask` whether the database answers; concurrent callers share one query.
 * @returns a function that throws if the answer is an error, or does not come in time.
 */
export function sharedPing(ask: () => Promise<unknown>): () => Promise<void> {
  let asked: Promise<unknown> | undefined;
  return async () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    const { promise: late, reject } = Promise.withResolvers<never>();
    const error = new Error(`the database did not answer within ${pingMs} ms`);
    const timer = setTimeout(() => reject(error), pingMs);
    try {
      await Promise.race([asked, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
