import type { Unit } from '@elan/domain/forecast/explain/explanation';
import type { Language } from '@elan/domain/language';
import { money, price } from '@elan/domain/money';
import { typedRate } from '@elan/domain/rate';
import { dateFormat } from '../../../copy/dates.ts';

/** How a figure is formatted; a `month` is a number of months after start-up. */
export type FigureUnit =
  | 'money'
  | 'amount'
  | 'count'
  | 'ratio'
  | 'percent'
  | 'month'
  | 'shortMonth';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const found = formats.get(key) ?? new Intl.NumberFormat(`${language}-CA`, options);
  formats.set(key, found);
  return found;
}

/** @returns an amount in cents as whole dollars: "5 000 $", "$5,000". */
export function dollars(cents: number, language: Language): string {
  return money(Math.round(cents / 100) + 0, language);
}

/** @returns an amount in cents as whole dollars without a dollar sign, for tables: "5 000". */
export function amount(cents: number, language: Language): string {
  return count(Math.round(cents / 100) + 0, language);
}

export function count(value: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

/** @returns a number with two decimals: "1,25". */
export function ratio(value: number, language: Language): string {
  return numberFormat(language, { minimumFractionDigits: 2 }).format(value);
}

/** @returns a percentage with up to two decimals: "34,5 %", "34.5%". */
export function percentage(value: number, language: Language): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
}

/** @returns an amount in cents, short enough for an axis: "5 k$", "$5k". */
export function axisDollars(cents: number, language: Language): string {
  const value = cents / 100;
  const size = Math.abs(value);
  if (size < 1_000) return dollars(cents, language);
  const billions = language === 'fr' ? 'G' : 'B';
  const [by, letter] = size >= 1e9 ? [1e9, billions] : size >= 1e6 ? [1e6, 'M'] : [1_000, 'k'];
  const text = numberFormat(language, { maximumFractionDigits: 1 }).format(size / by);
  const sign = value < 0 ? '-' : '';
  return language === 'fr' ? `${sign}${text}\u00a0${letter}$` : `${sign}$${text}${letter}`;
}

/** @param month as "2027-05". @returns "mai 2027", or an abbreviated month in the short style. */
export function monthText(month: string, language: Language, style: 'long' | 'short' = 'long') {
  const options = { month: style, year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(language, options).format(new Date(`${month}-01`));
}

/** @returns the text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @returns a signed change in percent: "+10 %", "+10%". */
export function percentChange(value: number, language: Language): string {
  const options = { style: 'percent', signDisplay: 'exceptZero' } as const;
  return numberFormat(language, options).format(value / 100);
}

/** @returns a value of an explanation, with amounts to the cent. */
export function exactValue(value: number | string, unit: Unit, language: Language): string {
  if (unit === 'money') return price(Number(value), language);
  if (unit === 'text') return String(value);
  if (unit === 'percent') return typedRate(String(value), language);
  const text = typeof value === 'number' ? value : Number(value);
  // Whole numbers from 2000 to 2099 are taken for years, which have no thousands separator.
  const plain = Number.isInteger(text) && text >= 2000 && text < 2100 ? String(text) : undefined;
  return plain ?? numberFormat(language, { maximumFractionDigits: 10 }).format(text);
}
