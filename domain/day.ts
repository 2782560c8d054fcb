import type { Language } from './language.ts';

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' });
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: format('fr-CA'),
  en: format('en-CA'),
};

/** @returns the date in Toronto, such as "1er novembre 2026" or "November 1, 2026". */
export function dayInToronto(moment: Date, language: Language): string {
  return withOrdinal(formats[language].format(moment), language);
}

const dateTime = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  });
const dateTimes: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: dateTime('fr-CA'),
  en: dateTime('en-CA'),
};

/** The spaces inside "22 h 30" and "10:30 p.m.", where a line must not break. */
const spaceOfTime = /\s(?=h\s\d|[ap]\.m\.)|(?<=\sh)\s(?=\d)/g;

/** @returns the date and time in Toronto. */
export function dateTimeInToronto(moment: Date, language: Language): string {
  const formatted = dateTimes[language].format(moment);
  return withPlainHour(withOrdinal(formatted, language), language).replace(spaceOfTime, '\u00a0');
}

const iso = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** @returns the date in Toronto in ISO form, such as "2026-11-01". */
export function isoDayInToronto(moment: Date): string {
  const parts = new Map(iso.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/**
 * @returns the ISO dates in Toronto of the moment's day and the days before, newest first.
 * @param count the number of dates.
 */
export function isoDaysBefore(moment: Date, count: number): string[] {
  const today = Date.parse(isoDayInToronto(moment));
  return Array.from({ length: count }, (_, back) =>
    new Date(today - back * 86_400_000).toISOString().slice(0, 10),
  );
}

/** @returns the date; in French, a leading "1" becomes "1er", the ordinal that Intl does not use. */
export function withOrdinal(date: string, language: Language): string {
  return language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
}

/** @returns the time; in French, "9 h 05" for Intl's "09 h 05" (Office québécois de la langue française, "Heure"). */
export function withPlainHour(time: string, language: Language): string {
  return language === 'fr' ? time.replace(/\b0(?=\d\sh\b)/, '') : time;
}
