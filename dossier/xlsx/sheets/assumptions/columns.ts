import type { Fraction } from '@elan/domain/forecast/exact';
import { type Amount, known } from '@elan/domain/forecast/unknown';
import type { Bilingual } from '@elan/domain/language';
import { styles } from '../../draft/styles.ts';
import { calendarKeys, type FieldColumn } from './inputSheet.ts';

/** @returns the amount in dollars, or null if it is not entered. */
export function dollarsOf({ value, unknown }: Amount): number | null {
  return unknown === known ? value / 100 : null;
}

export function numberOf({ top, bottom }: Fraction): number {
  return top / bottom;
}

/** @returns the user's name for a line, or the line's kind and number if it has no name. */
export type NameOf = (line: { readonly name: string }, at: number) => string;

export const fromHead: Bilingual = { fr: 'À partir du mois', en: 'From month' };
export const toHead: Bilingual = { fr: 'Jusqu’au mois', en: 'To month' };

const shortMonths: readonly Bilingual[] = [
  { fr: 'janv.', en: 'Jan.' },
  { fr: 'févr.', en: 'Feb.' },
  { fr: 'mars', en: 'March' },
  { fr: 'avril', en: 'April' },
  { fr: 'mai', en: 'May' },
  { fr: 'juin', en: 'June' },
  { fr: 'juill.', en: 'July' },
  { fr: 'août', en: 'Aug.' },
  { fr: 'sept.', en: 'Sept.' },
  { fr: 'oct.', en: 'Oct.' },
  { fr: 'nov.', en: 'Nov.' },
  { fr: 'déc.', en: 'Dec.' },
];

/** A column for each calendar month. */
export const calendarColumns: readonly FieldColumn<(typeof calendarKeys)[number]>[] =
  calendarKeys.map((key, at) => ({
    key,
    head: shortMonths[at] ?? { fr: '', en: '' },
    style: styles.inputCount,
  }));

/** @returns the values of the twelve month columns, by key. */
export function calendarValues(
  values: readonly number[],
): Record<(typeof calendarKeys)[number], number> {
  const pairs = calendarKeys.map((key, at) => [key, values[at] ?? 0]);
  return Object.fromEntries(pairs) as Record<(typeof calendarKeys)[number], number>;
}

/** @returns 1 for each calendar month in which a line is active, else 0. */
export function activeValues(months: readonly number[]) {
  return calendarValues(calendarKeys.map((_, at) => (months.includes(at + 1) ? 1 : 0)));
}
