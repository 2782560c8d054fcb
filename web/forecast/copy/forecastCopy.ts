import { en as englishWords } from '@elan/domain/forecast/fields.en';
import { fr as frenchWords } from '@elan/domain/forecast/fields.fr';
import type { FieldWords } from '@elan/domain/forecast/fieldWords';
import type { Language } from '@elan/domain/language';
import { useLanguage } from '../../copy/language.tsx';
import { en } from './en.ts';
import { type ForecastCopy, fr } from './fr.ts';

const texts: Readonly<Record<Language, ForecastCopy>> = { fr, en };

/** @returns the forecast form's texts in the page's language. */
export function useForecastCopy(): ForecastCopy {
  return texts[useLanguage().language];
}

const words: Readonly<Record<Language, FieldWords>> = { fr: frenchWords, en: englishWords };

/** @returns the labels, help texts and options of the fields, by field path. */
export function useFieldWords(): FieldWords {
  return words[useLanguage().language];
}

const locales = { fr: 'fr-CA', en: 'en-CA' } as const;

/** @returns the names of the twelve months, January first. */
export function monthNames(language: Language, style: 'long' | 'short'): readonly string[] {
  const format = new Intl.DateTimeFormat(locales[language], { month: style, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
}

// Cached, because creating a formatter is slow.
const monthOfYear = new Map<Language, Intl.DateTimeFormat>();

/** @returns a month such as "2027-05" in words: "mai 2027". */
export function monthText(month: string, language: Language): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = monthOfYear.get(language) ?? new Intl.DateTimeFormat(locales[language], options);
  monthOfYear.set(language, format);
  return format.format(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1, 15));
}
