import type { Language } from '@elan/domain/language';

const dateFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' }),
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }),
};

/** @param iso a timestamp. @returns "1er novembre 2026" or "November 1, 2026", in the reader's own time zone. */
export function longDate(iso: string, language: Language): string {
  const date = dateFormats[language].format(new Date(iso));
  // French says the first of the month as an ordinal, which Intl does not know.
  return language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
}
