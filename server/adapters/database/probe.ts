/** How long to wait for the database, in milliseconds. `/api/ready` has to respond within two seconds. */
const probeMs = 1_500;

export type ProbeRow = Readonly<Record<string, unknown>>;

/**
 * Creates a function that queries the database with `ask`, sharing one query between concurrent callers with the same
 * statement.
 * @returns a function that throws if the query fails or takes longer than `probeMs`.
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
