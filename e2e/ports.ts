/** `E2E_PORT` lets two runs of the suite share a machine. */
const first = Number(process.env.E2E_PORT ?? 3100);

/** Where the servers of the suite listen. */
export const ports = {
  /** The product with every stand-in. */
  sandbox: first,
  /** The product with an AI provider that fails as told. */
  faults: first + 1,
  /** That provider. */
  provider: first + 2,
  /** A server of one test's own, by the number of the worker that runs it: it finds its port free after a restart. */
  own: (parallelIndex: number) => first + 3 + parallelIndex,
} as const;
