import type { Language } from './language.ts';

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  fr: new Intl.PluralRules('fr-CA'),
  en: new Intl.PluralRules('en-CA'),
};

/** @returns the form of a noun that goes with a number: « 0 vente », « 1,5 vente », but "0 sales", "1.5 sales". */
export function plural(language: Language, count: number, one: string, other: string): string {
  return rules[language].select(count) === 'one' ? one : other;
}
