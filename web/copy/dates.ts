import { dayInToronto, withOrdinal } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';

const dateFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' }),
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }),
};

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

/** @param iso a timestamp. @returns "1er novembre 2026" or "November 1, 2026", in the reader's own time zone. */
export function longDate(iso: string, language: Language): string {
  return withOrdinal(dateFormats[language].format(new Date(iso)), language);
}

/** @param seconds since the epoch, as the payment provider counts. @returns the day in Toronto, the one that mails tell. */
export function torontoDay(seconds: number, language: Language): string {
  return dayInToronto(new Date(seconds * 1_000), language);
}

/** @returns date and time as the clocks of Toronto showed them, where the quota's months begin and end. */
export function torontoDateTime(iso: string, language: Language): string {
  return withOrdinal(torontoFormats[language].format(new Date(iso)), language);
}
