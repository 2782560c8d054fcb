import { withPlainHour } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';
import { dateFormat } from './dates.ts';
import type { Copy } from './fr/fr.ts';

interface Moment {
  readonly now: Date;
  /** By default the reader's own. */
  readonly timeZone?: string | undefined;
}

/**
 * @param moment the time to compare with; on a server-rendered page, from `useMoment`.
 * @returns "à 21 h 14" on the same day, otherwise "le 20 novembre à 21 h 14", with non-breaking spaces.
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

/** @returns the time, always with its day, for use in a list of timestamps. */
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

/** @returns the day, such as "2026-11-20". */
function dayOf(date: Date, timeZone: string | undefined): string {
  return dateFormat('en', { dateStyle: 'short', timeZone }).format(date);
}

function timeOf(date: Date, language: Language, timeZone: string | undefined): string {
  return withPlainHour(format(date, language, { timeStyle: 'short', timeZone }), language);
}

function format(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, options).format(date).replace(/\s/g, '\u00a0');
}
