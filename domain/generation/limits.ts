// Source of the limits: docs/product.md#generations.

/** Time limit for one provider call, including retries, in milliseconds. */
export const callTimeoutMs = 240_000;
/** Time limit for all provider calls of one generation, in milliseconds. */
export const generationTimeoutMs = 600_000;
/** Longest wait for the first piece of a provider's reply or between two pieces, in milliseconds. */
export const tokenTimeoutMs = 60_000;
/** Seconds without a reply after which the page suggests stopping, and a stop is no longer held against the account. */
export const patienceSeconds = 15;
/** Seconds until the hold on a unit of the quota expires, unless it is renewed. */
export const holdSeconds = 300;
/** How often the hold of a running generation is renewed, in milliseconds. */
export const holdRenewalMs = 60_000;
