/** The languages of the product; French is the default (docs/product.md#language-and-currency). */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'fr';

export const landingPath = { fr: '/', en: '/en' } as const satisfies Record<Language, string>;

/** The cookie that sends this browser's language to the server, and its lifetime in seconds. */
export const languageCookie = { name: 'elan_language', seconds: 365 * 24 * 60 * 60 } as const;

/** The form field of the language toggle. Without scripts, it becomes a query parameter. */
export const languageField = 'language';

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** @returns `value` if it is a language, otherwise undefined. */
export function asLanguage(value: unknown): Language | undefined {
  return languages.find((language) => language === value);
}
