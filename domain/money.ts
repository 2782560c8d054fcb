import type { Bilingual, Language } from './language.ts';

/** The product's only currency (docs/product.md#language-and-currency). */
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

/**
 * @param cents Canadian cents.
 * @returns the exact price: "16,99 $" in French, "$16.99" in English.
 */
export function price(cents: number, language: Language): string {
  return exact[language].format(cents / 100);
}

/**
 * @param amount Canadian dollars.
 * @returns the rounded amount: "5 000 $" in French, "$5,000" in English.
 */
export function money(amount: number, language: Language): string {
  return format[language].format(amount);
}
