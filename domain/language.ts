import * as z from 'zod/mini';

/** The two languages of the product; French is the first (spec, section 9). */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'fr';
export const languageSchema = z.enum(languages);

/** A text that exists in both languages; a missing one does not compile. */
export type Bilingual = Readonly<Record<Language, string>>;

/** @returns the language named by `value`, or undefined when it names neither. */
export function asLanguage(value: unknown): Language | undefined {
  return languages.find((language) => language === value);
}
