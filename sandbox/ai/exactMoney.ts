import type { Language } from '@elan/domain/language';
import { currency, money } from '@elan/domain/money';

const format: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-CA', { style: 'currency', currency: currency.code }),
  en: new Intl.NumberFormat('en-CA', { style: 'currency', currency: currency.code }),
};

/** The price or the cost of one sale keeps its cents, where there are any: the margin hangs on them. */
export function exactMoney(amount: number, language: Language): string {
  return Number.isInteger(amount) ? money(amount, language) : format[language].format(amount);
}
