import type { Language } from '@elan/domain/language';

const short: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat('fr-CA', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

const startUp: Readonly<Record<Language, string>> = { fr: 'Démarrage', en: 'Start-up' };

/** @returns a month's column head with the year on a second line, since columns may be narrow. */
export function monthColumn(month: Parameters<typeof monthHead>[0], language: Language): string {
  return monthHead(month, language).replace(' ', '\n');
}

/**
 * @param month a month of the plan, such as `{ m: 3, month: "2027-06" }`.
 * @returns the column head, such as "juin 2027".
 */
export function monthHead(
  { m, month }: { readonly m: number; readonly month: string },
  language: Language,
): string {
  return m === 0 ? startUp[language] : short[language].format(new Date(`${month}-01T00:00:00Z`));
}
