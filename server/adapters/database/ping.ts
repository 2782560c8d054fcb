/** How long an answer is waited for, in milliseconds: `/api/ready` says within two seconds what it knows. */
const pingMs = 1_500;

/**
 * Asks by `ask` whether the database answers; those who ask at the same time share one question.
 * @returns a function that throws where the answer is an error, or does not come in time.
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
