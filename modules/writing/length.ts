import type { Language } from '@elan/domain/language';

/**
 * The kind of text in a reply, which affects the number of tokens per word: prose with some tables, tables of amounts,
 * or JSON.
 */
export type Wording = 'text' | 'figures' | 'structure';

/** The most words that one call requests, by kind. */
export type CallLength = Readonly<Partial<Record<Wording, number>>>;

/**
 * Tokens per word of a reply with its Markdown or JSON. Based on measurements of 23 November 2026 with gpt-tokenizer
 * 4.0.0, o200k_base (gpt-4o and later). A word is a sequence without white space that contains a letter or digit.
 *
 * Text: the longest write-ups of three rich projects, French 1.70-1.98, English 1.40-1.63. Figures: cash budgets,
 * prices, sources and uses in tables, French 2.64, English 2.60. Structures: French 1.89-2.11, English 1.64-1.71.
 */
export const tokensPerWord: Readonly<Record<Language, Readonly<Record<Wording, number>>>> = {
  fr: { text: 2, figures: 2.7, structure: 2.2 },
  en: { text: 1.7, figures: 2.6, structure: 1.8 },
};

/** The maximum number of tokens of one call, which is the default of `AI_MAX_TOKENS`. */
export const maxTokens = 3_000;

/** A reserve, because models do not count their words accurately. */
export const spareTokens = 250;
