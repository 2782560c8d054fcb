import { dateTimeInToronto, dayInToronto, withOrdinal } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';

const formats = new Map<string, Intl.DateTimeFormat>();

/** @returns a date format for the language's Canadian locale. Cached, because creating one is slow. */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${language}-CA`, options);
  formats.set(key, made);
  return made;
}

/**
 * @param timeZone by default the reader's own.
 * @returns the date, such as "1er novembre 2026" or "November 1, 2026".
 */
export function longDate(iso: string, language: Language, timeZone?: string): string {
  return withOrdinal(
    dateFormat(language, { dateStyle: 'long', timeZone }).format(new Date(iso)),
    language,
  );
}

/** @returns whether it is evening or night, which changes the greeting to "bonsoir". */
export function isEvening(now: Date, timeZone: string | undefined): boolean {
  const clock = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const hour = Number(clock.format(now));
  return hour >= 18 || hour < 5;
}

const torontoYear = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  timeZone: 'America/Toronto',
});

/** @returns the current year in Toronto, the same for every reader. */
export function yearInToronto(now: Date): string {
  return torontoYear.format(now);
}

/**
 * @param seconds since the epoch, as reported by the payment provider.
 * @returns the day in Toronto, formatted as in the emails.
 */
export function torontoDay(seconds: number, language: Language): string {
  return dayInToronto(new Date(seconds * 1_000), language);
}

/** @returns the date and time in Toronto, whose time zone also defines the quota's months. */
export function torontoDateTime(iso: string, language: Language): string {
  return dateTimeInToronto(new Date(iso), language);
}
