import type { Language } from '@elan/domain/language';

/** A reply, with the input it was written from. */
export interface Evaluated {
  readonly language: Language;
  readonly text: string;
  /** What the user wrote: names, answers, comments and journal entries. */
  readonly material: readonly string[];
  /** The required headings, in order; empty for a structured reply. */
  readonly headings: readonly string[];
  /** The headings of the sections that may address the user; undefined if all of them may. */
  readonly advice: readonly string[] | undefined;
  /** Our own questions, options and titles. Quoting them does not count as quoting the user. */
  readonly ownWords: readonly string[];
  /** The messages that were sent. A figure or name in them was not invented by the provider. */
  readonly asked: string;
  /** The maximum number of words requested; undefined for a structured reply. */
  readonly words: number | undefined;
}

/**
 * Checks for one kind of fault.
 * @returns a line for each fault; none if the text passes.
 */
export type Check = (evaluated: Evaluated) => readonly string[];
