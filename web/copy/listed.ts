import type { Language } from '@elan/domain/language';

const formats: Readonly<Record<Language, Intl.ListFormat>> = {
  fr: new Intl.ListFormat('fr-CA', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-CA', { type: 'conjunction' }),
};

/** @returns items as a list in words: "a, b et c", "a, b, and c". */
export function listed(items: readonly string[], language: Language): string {
  return formats[language].format(items);
}
