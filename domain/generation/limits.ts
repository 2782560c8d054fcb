/** Longest life of one generation, retries included, in milliseconds (decisions, "The life of a generation"). */
export const generationTimeoutMs = 240_000;
/** Longest silence of the provider, before the first token or between two, in milliseconds. */
export const tokenTimeoutMs = 60_000;
/** A reserved unit frees itself after this many seconds; longer than any generation lives. */
export const holdSeconds = 300;
