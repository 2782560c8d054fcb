/**
 * How long to wait for an answer, in milliseconds: `/api/ready` has to answer within two seconds.
 */
const probeMs = 1_500;

/** One row of an answer. */
export type ProbeRow = Readonly<Record<string, unknown>>;

/**
 * Asks the database with `ask`; concurrent callers of one statement share one query.
 * @returns a function that throws if the answer is an error, or does not come in time.
 */
export function sharedProbe(
  ask: (statement: string) => Promise<{ readonly rows: readonly ProbeRow[] }>,
): (statement: string) => Promise<readonly ProbeRow[]> {
  const asked = new Map<string, ReturnType<typeof ask>>();
  return async (statement) => {
    const answer = asked.get(statement) ?? ask(statement).finally(() => asked.delete(statement));
    asked.set(statement, answer);
    const { promise: late, reject } = Promise.withResolvers<never>();
    const message = `the database did not answer within ${probeMs} ms`;
    const error = Object.assign(new Error(message), { code: 'ETIMEDOUT' });
    const timer = setTimeout(() => reject(error), probeMs);
    try {
      return (await Promise.race([answer, late])).rows;
    } finally {
      clearTimeout(timer);
    }
  };
}
