/**
 * Largest save of a module, in bytes of its request: a full journal of two thousand entries with some 800 characters each.
 * It bounds how long comparing, writing and versioning it hold the event loop
 * (docs/decisions/0046-event-loop-limit-of-100-ms.md).
 */
export const largestSave = 2 * 1_048_576;

/** The same for a module that was stored before that bound and is larger: it can still be changed. */
export const largestSaveOfOlder = 8 * 1_048_576;
