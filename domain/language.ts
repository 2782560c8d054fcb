/** The two languages of the product; French is the first (docs/product.md#language-and-currency). */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'fr';

/** Where the landing page is in each language. */
export const landingPath = { fr: '/', en: '/en' } as const satisfies Record<Language, string>;

/** The cookie that tells the server which language this browser shows, and for how many seconds. */
export const languageCookie = { name: 'elan_language', seconds: 365 * 24 * 60 * 60 } as const;

/** What a form calls the language that somebody chose on a page without its code. */
export const languageField = 'language';

/** A text that exists in both languages; a missing one does not compile. */
export type Bilingual = Readonly<Record<Language, string>>;

/** @returns the language named by `value`, or undefined when it names neither. */
export function asLanguage(value: unknown): Language | undefined {
  return languages.find((language) => language === value);
}
