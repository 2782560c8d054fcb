/**
 * Largest save of a module, in bytes of its request: a full journal of two thousand entries with
 * some 800 characters each. It limits how long comparing, writing and versioning the content block
 * the event loop (docs/decisions/0046-event-loop-limit-of-100-ms.md).
 */
export const largestSave = 2 * 1_048_576;

/**
 * The limit for a module that was stored before that limit and is larger, so that it can still be
 * changed.
 */
export const largestSaveOfOlder = 8 * 1_048_576;
