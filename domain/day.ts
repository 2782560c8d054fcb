import type { Language } from './language.ts';

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' });
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: format('fr-CA'),
  en: format('en-CA'),
};

/** @returns the date in Toronto, such as "1er novembre 2026" or "November 1, 2026". All pages and emails use it. */
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
 * @returns the ISO date in Toronto and those of the days before it, newest first.
 * @param count the number of dates.
 */
export function isoDaysBefore(moment: Date, count: number): string[] {
  const today = Date.parse(isoDayInToronto(moment));
  return Array.from({ length: count }, (_, back) =>
    new Date(today - back * 86_400_000).toISOString().slice(0, 10),
  );
}

/** French uses an ordinal for the first day of the month, which Intl does not. */
export function withOrdinal(date: string, language: Language): string {
  return language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
}

/** French uses "9 h 05" for Intl's "09 h 05" (Office québécois de la langue française, "Heure"). */
export function withPlainHour(time: string, language: Language): string {
  return language === 'fr' ? time.replace(/\b0(?=\d\sh\b)/, '') : time;
}
