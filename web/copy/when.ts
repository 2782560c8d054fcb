import { withPlainHour } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';
import { dateFormat } from './dates.ts';
import type { Copy } from './fr/fr.ts';

interface Moment {
  readonly now: Date;
  /** The reader's own unless given. */
  readonly timeZone?: string | undefined;
}

/**
 * @param moment the time to compare with, from `useMoment` on a server-rendered page.
 * @returns "à 21 h 14" on the same day, else "le 20 novembre à 21 h 14"; the spaces inside do not break.
 */
export function whenText(
  iso: string,
  language: Language,
  copy: Pick<Copy['moduleScreen'], 'today' | 'earlier'>,
  moment: Moment = { now: new Date() },
): string {
  const then = new Date(iso);
  const { now, timeZone } = moment;
  if (dayOf(then, timeZone) === dayOf(now, timeZone)) {
    return copy.today(timeOf(then, language, timeZone));
  }
  return dayAndTimeText(iso, language, copy, moment);
}

/** @returns the same, always with the day: for one of several timestamps. */
export function dayAndTimeText(
  iso: string,
  language: Language,
  copy: Pick<Copy['moduleScreen'], 'earlier'>,
  { now, timeZone }: Moment = { now: new Date() },
): string {
  const then = new Date(iso);
  const isThisYear = dayOf(then, timeZone).slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
  const date = format(then, language, {
    day: 'numeric',
    month: 'long',
    timeZone,
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  const day = language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
  return copy.earlier(day, timeOf(then, language, timeZone));
}

/** As "2026-11-20". */
function dayOf(date: Date, timeZone: string | undefined): string {
  return dateFormat('en', { dateStyle: 'short', timeZone }).format(date);
}

function timeOf(date: Date, language: Language, timeZone: string | undefined): string {
  return withPlainHour(format(date, language, { timeStyle: 'short', timeZone }), language);
}

function format(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, options).format(date).replace(/\s/g, '\u00a0');
}
