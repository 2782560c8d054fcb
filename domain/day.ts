import type { Language } from './language.ts';

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' });
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: format('fr-CA'),
  en: format('en-CA'),
};

/**
 * @returns the date in Toronto of a moment, the same on every screen and in every mail: "1er
 * novembre 2026" or "November 1, 2026".
 */
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

/** The spaces inside "22 h 30" and "10:30 p.m.", which must not break. */
const spaceOfTime = /\s(?=h\s\d|[ap]\.m\.)|(?<=\sh)\s(?=\d)/g;

/** @returns date and time of a moment as the clocks of Toronto showed them. */
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

/** @returns the date in Toronto of a moment as "2026-11-01", such as for the name of a file. */
export function isoDayInToronto(moment: Date): string {
  const parts = new Map(iso.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** @returns that date and those of the days before it, the newest first: `count` in all. */
export function isoDaysBefore(moment: Date, count: number): string[] {
  const today = Date.parse(isoDayInToronto(moment));
  return Array.from({ length: count }, (_, back) =>
    new Date(today - back * 86_400_000).toISOString().slice(0, 10),
  );
}

/** French writes the first of the month as an ordinal, which Intl does not. */
export function withOrdinal(date: string, language: Language): string {
  return language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
}

/** French writes "9 h 05" where Intl writes "09 h 05" (Office québécois de la langue française, "Heure"). */
export function withPlainHour(time: string, language: Language): string {
  return language === 'fr' ? time.replace(/\b0(?=\d\sh\b)/, '') : time;
}
