/** The two languages of the product; French is the first (docs/product.md#language-and-currency). */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'fr';

/** The path of the landing page in each language. */
export const landingPath = { fr: '/', en: '/en' } as const satisfies Record<Language, string>;

/** The cookie that gives the server this browser's language, and for how many seconds it lasts. */
export const languageCookie = { name: 'elan_language', seconds: 365 * 24 * 60 * 60 } as const;

/**
 * The form field or query parameter with the language chosen on a page whose scripts have not run.
 */
export const languageField = 'language';

/** A text that exists in both languages; a missing one does not compile. */
export type Bilingual = Readonly<Record<Language, string>>;

/** @returns the language named by `value`, or undefined when it names neither. */
export function asLanguage(value: unknown): Language | undefined {
  return languages.find((language) => language === value);
}
