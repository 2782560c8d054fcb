import type { Language } from '@elan/domain/language';

/** A quotation within a quotation, as an excerpt leaves it; an apostrophe stands before a letter. */
const nested = /‘([^\n]+?)’(?!\p{L})/gu;

/** @returns a composed text with its quotations within quotations as its language writes them. */
export function withNestedQuotes(text: string, language: Language): string {
  return language === 'fr' ? text.replace(nested, '“$1”') : text;
}
