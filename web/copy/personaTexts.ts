import type { Persona } from '@elan/domain/project/personas';

/** @returns a plain number of years in words; an age that was told in words stays as it is. */
export function ageText(age: Persona['age'], inWords: (years: number) => string): string {
  return /^\d+$/.test(String(age).trim()) ? inWords(Number(age)) : String(age);
}

/** @returns what is said without the marks that a reply may have put around it. */
export function withoutQuotes(text: string): string {
  return text.trim().replace(/^(?:["“«]\s*)([^"“”«»]*?)(?:\s*["”»])$/, '$1');
}
