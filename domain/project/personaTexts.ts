import type { Persona } from './personas.ts';

/** @returns the age as written by `inWords` if it is a number of years; any other text is unchanged. */
export function ageText(age: Persona['age'], inWords: (years: number) => string): string {
  return /^\d+$/.test(String(age).trim()) ? inWords(Number(age)) : String(age);
}

/** @returns the text trimmed and without the quotation marks that the model may have put around it. */
export function withoutQuotes(text: string): string {
  return text.trim().replace(/^(?:["“«]\s*)([^"“”«»]*?)(?:\s*["”»])$/, '$1');
}
