import type { Language } from '@elan/domain/language';
import { dateFormat } from '../../../copy/dates.ts';
import { numbers as en } from '../../../copy/en/numbers.ts';
import { numbers as fr } from '../../../copy/fr/numbers.ts';
import { textsHere } from '../../../copy/ownCopy.ts';

const counts: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-CA'),
  en: new Intl.NumberFormat('en-CA'),
};
const costs: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
const shares: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-CA', { style: 'percent', maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-CA', { style: 'percent', maximumFractionDigits: 1 }),
};

export function countText(value: number, language: Language): string {
  return counts[language].format(value);
}

/** @returns dollars with two decimals, without a currency sign. */
export function costText(value: number, language: Language): string {
  return costs[language].format(value);
}

/** @returns the part as a percentage of the total, or undefined if the total is zero. */
export function shareText(part: number, whole: number, language: Language): string | undefined {
  return whole === 0 ? undefined : shares[language].format(part / whole);
}

/** @param day such as "2026-11-01". @returns a text such as "1 nov." or "Nov. 1". */
export function dayText(day: string, language: Language): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return dateFormat(language, options).format(new Date(day));
}

/** @returns the statistics texts in the page's language, loaded only by the support desk. */
export const useNumbersCopy = textsHere({ fr, en });
