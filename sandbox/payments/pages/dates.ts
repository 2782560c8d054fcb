import type { Language } from '@elan/domain/language';

const timeZone = 'America/Toronto';
const locales = { fr: 'fr-CA', en: 'en-CA' } satisfies Record<Language, string>;

/** @returns a day such as "22 décembre 2026" or "December 22, 2026". */
export function longDate(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(at);
}

/** @returns a day and its time. */
export function dateAndTime(at: Date, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'medium', timeZone } as const;
  return new Intl.DateTimeFormat(locales[language], style).format(at);
}
