import { dayInToronto, withOrdinal } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** One of each is made: making it takes longer than all that it formats on a page. */
function dateFormat(language: Language, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${language}-CA`, {
    dateStyle: 'long',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  dateFormats.set(key, made);
  return made;
}

const torontoFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: torontoFormat('fr-CA'),
  en: torontoFormat('en-CA'),
};

function torontoFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  });
}

/**
 * @param iso a timestamp.
 * @param timeZone the reader's own unless told.
 * @returns "1er novembre 2026" or "November 1, 2026".
 */
export function longDate(iso: string, language: Language, timeZone?: string): string {
  return withOrdinal(dateFormat(language, timeZone).format(new Date(iso)), language);
}

/** @returns whether it is evening or night, when one says "bonsoir". */
export function isEvening(now: Date, timeZone: string | undefined): boolean {
  const clock = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const hour = Number(clock.format(now));
  return hour >= 18 || hour < 5;
}

const torontoYear = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  timeZone: 'America/Toronto',
});

/** @returns the year of Toronto's calendar, the same for every reader. */
export function yearInToronto(now: Date): string {
  return torontoYear.format(now);
}

/** @param seconds since the epoch, as the payment provider counts. @returns the day in Toronto, the one that mails tell. */
export function torontoDay(seconds: number, language: Language): string {
  return dayInToronto(new Date(seconds * 1_000), language);
}

/** @returns date and time as the clocks of Toronto showed them, where the quota's months begin and end. */
export function torontoDateTime(iso: string, language: Language): string {
  return withOrdinal(torontoFormats[language].format(new Date(iso)), language);
}
