import type { Bilingual, Language } from './language.ts';

/** The product's one currency (docs/product.md#language-and-currency): CAD, symbol $, fr-CA format without decimals. */
export const currency = {
  code: 'CAD',
  symbol: '$',
  name: { fr: 'Dollar canadien', en: 'Canadian dollar' } satisfies Bilingual,
} as const;

const format: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-CA', {
    style: 'currency',
    currency: currency.code,
    maximumFractionDigits: 0,
  }),
  en: new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency: currency.code,
    maximumFractionDigits: 0,
  }),
};

const exact: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-CA', { style: 'currency', currency: currency.code }),
  en: new Intl.NumberFormat('en-CA', { style: 'currency', currency: currency.code }),
};

/** @param cents of a Canadian dollar. @returns "16,99 $" in French, "$16.99" in English: the subscription’s price. */
export function price(cents: number, language: Language): string {
  return exact[language].format(cents / 100);
}

/** @param amount whole Canadian dollars. @returns "5 000 $" in French, "$5,000" in English. */
export function money(amount: number, language: Language): string {
  return format[language].format(amount);
}
