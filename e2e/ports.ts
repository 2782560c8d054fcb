/** `E2E_PORT` lets two runs of the suite share a machine. */
const first = Number(process.env.E2E_PORT ?? 3100);

/** The ports of the suite's servers. */
export const ports = {
  /** The product with all stand-ins. */
  sandbox: first,
  /** The product with an AI provider that fails on request. */
  faults: first + 1,
  /** That provider. */
  provider: first + 2,
  /** Where accounts are inserted on one of the two. */
  accounts: first + 3,
  /** The separate server of one test, by worker number, so that its port is free after a restart. */
  own: (parallelIndex: number) => first + 4 + parallelIndex,
} as const;
