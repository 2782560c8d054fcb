import type { Language } from '@elan/domain/language';

/** A write-up, with the input it was written from. */
export interface Evaluated {
  readonly language: Language;
  readonly text: string;
  /** What the person wrote: names, answers, comments, journal. */
  readonly material: readonly string[];
  /** The promised headings in order; none for a structure. */
  readonly headings: readonly string[];
  /** The headings of the sections that may speak to the person; undefined where all may. */
  readonly advice: readonly string[] | undefined;
  /** Our own questions, options and titles: quoting them does not count as quoting the person. */
  readonly ownWords: readonly string[];
  /** The messages that were sent: a figure or a name in them is not invented by the provider. */
  readonly asked: string;
  /** The most words that the prompt requested; undefined for a structure. */
  readonly words: number | undefined;
}

/**
 * Checks for one kind of fault. Returns the faults, one line each; none means that the text passes.
 */
export type Check = (evaluated: Evaluated) => readonly string[];
