/** Set `E2E_PORT` to run the suite twice on one machine. */
const first = Number(process.env.E2E_PORT ?? 3100);

/** The ports of the suite's servers. */
export const ports = {
  /** The product with stand-ins for all services. */
  sandbox: first,
  /** The product with the AI provider that fails on request. */
  faults: first + 1,
  /** The provider that fails on request. */
  provider: first + 2,
  /** The service that inserts accounts on `sandbox` or `faults`. */
  accounts: first + 3,
  /** The port of a test's own server, which depends on the worker so that it is free after a restart. */
  own: (parallelIndex: number) => first + 4 + parallelIndex,
} as const;
