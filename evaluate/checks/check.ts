import type { Language } from '@elan/domain/language';

/** A write-up with what it was written from. */
export interface Evaluated {
  readonly language: Language;
  readonly text: string;
  /** What the person wrote: names, answers, comments, journal. */
  readonly material: readonly string[];
  /** The headings that were promised, in their order; none where the reply is a structure. */
  readonly headings: readonly string[];
  /** Our own questions, options and titles: quoting them is no quotation of the person. */
  readonly ownWords: readonly string[];
  /** The messages that were sent: a figure or a name in them is not the provider's invention. */
  readonly asked: string;
  /** The most words that the prompt asked for; undefined where the reply is a structure. */
  readonly words: number | undefined;
}

/** Looks for one kind of fault. Returns what fell short, one line each; none: the text passes. */
export type Check = (evaluated: Evaluated) => readonly string[];
