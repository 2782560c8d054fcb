import type { Bilingual } from '../../language.ts';
import { price, money as wholeDollars } from '../../money.ts';
import { type CalendarMonth, yearOf } from '../calendar.ts';
import type { Run } from '../compute.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Check, Forecast } from '../outputs.ts';

export interface Checked {
  readonly inputs: ForecastInputs;
  readonly run: Run;
  readonly forecast: Omit<Forecast, 'checks'>;
}

/** @returns a check of the finances module. @param path the place in the form where the problem can be fixed. */
export function found(
  id: string,
  severity: Check['severity'],
  path: string,
  text: Bilingual,
): Check {
  return {
    id,
    severity,
    modules: ['finances'],
    text,
    mendAt: { module: 'finances', question: path },
  };
}

/** @returns the amount as text in both languages; cents are shown unless they are 0. */
export function money(cents: number): Bilingual {
  if (cents % 100 === 0) {
    return { fr: wholeDollars(cents / 100, 'fr'), en: wholeDollars(cents / 100, 'en') };
  }
  return { fr: price(cents, 'fr'), en: price(cents, 'en') };
}

const counts = { fr: new Intl.NumberFormat('fr-CA'), en: new Intl.NumberFormat('en-CA') };

/** @returns the number as text in both languages, with at most two decimals. */
export function number(value: number): Bilingual {
  const rounded = Math.round(value * 100) / 100;
  return { fr: counts.fr.format(rounded), en: counts.en.format(rounded) };
}

/** @returns whether the name of any line matches. */
export function isNamed(
  lines: readonly { readonly name?: string | null | undefined }[] | null | undefined,
  words: RegExp,
): boolean {
  return (lines ?? []).some(({ name }) => words.test(name ?? ''));
}

const months = {
  fr: new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/**
 * @param start the calendar month of start-up. @param m the number of months after start-up.
 * @returns the month as text in both languages; month 0 is labelled as start-up.
 */
export function planMonth(start: CalendarMonth, m: number): Bilingual {
  const { fr, en } = monthIn(start + m);
  return m > 0 ? { fr, en } : { fr: `${fr} (mois de démarrage)`, en: `${en} (start-up month)` };
}

/** @returns the month as text in both languages, such as "avril 2027" and "April 2027". */
export function monthIn(month: CalendarMonth): Bilingual {
  const day = Date.UTC(yearOf(month), month % 12);
  return { fr: months.fr.format(day), en: months.en.format(day) };
}
