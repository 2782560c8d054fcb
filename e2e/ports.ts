/** Where the servers of the suite listen. */
export const ports = {
  /** The product with every stand-in. */
  sandbox: 3100,
  /** The product with an AI provider that fails as told. */
  faults: 3101,
  /** That provider. */
  provider: 3102,
} as const;
