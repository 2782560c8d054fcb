import type { Language } from '@elan/domain/language';
import { dateFormat } from './dateFormat.ts';
import type { Copy } from './fr/fr.ts';

/**
 * @returns "à 21 h 14" on the same day, else "le 20 novembre à 21 h 14"; the spaces inside do not break.
 */
export function whenText(
  iso: string,
  language: Language,
  copy: Pick<Copy['moduleScreen'], 'today' | 'earlier'>,
  now = new Date(),
): string {
  const then = new Date(iso);
  if (then.toDateString() === now.toDateString()) return copy.today(timeOf(then, language));
  return dayAndTimeText(iso, language, copy, now);
}

/** @returns the same, always with the day: for one of several timestamps. */
export function dayAndTimeText(
  iso: string,
  language: Language,
  copy: Pick<Copy['moduleScreen'], 'earlier'>,
  now = new Date(),
): string {
  const then = new Date(iso);
  const isThisYear = then.getFullYear() === now.getFullYear();
  const date = format(then, language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  const day = language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
  return copy.earlier(day, timeOf(then, language));
}

function timeOf(date: Date, language: Language): string {
  return format(date, language, { timeStyle: 'short' });
}

function format(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, options).format(date).replace(/\s/g, '\u00a0');
}
