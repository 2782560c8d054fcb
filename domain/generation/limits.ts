// Source of all: docs/product.md#generations.

/** Longest life of one call to the provider, retries included, in milliseconds. */
export const callTimeoutMs = 240_000;
/** Longest life of one generation, all its calls together, in milliseconds. */
export const generationTimeoutMs = 600_000;
/** Longest silence of the provider, before the first token or between two, in milliseconds. */
export const tokenTimeoutMs = 60_000;
/** A reserved unit frees itself after this many seconds, unless it is renewed. */
export const holdSeconds = 300;
/** How often the hold of a running generation is renewed, in milliseconds. */
export const holdRenewalMs = 60_000;
