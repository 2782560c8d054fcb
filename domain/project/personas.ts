import * as z from 'zod/mini';
import { text } from '../text.ts';

/** How many personas are requested from the model (docs/product.md#personas). */
export const personasRequested = 3;

const line = text(300);
const list = z.array(text(600)).check(z.maxLength(20));

/** A customer persona. The French field names are those of the stored data (docs/product.md#personas). */
export const personaSchema = z.strictObject({
  nom: line,
  /** A number of years, or the model's words. */
  age: z.union([z.int().check(z.gte(0), z.lte(120)), text(60)]),
  profession: line,
  localisation: line,
  revenus: line,
  besoins: list,
  frustrations: list,
  comportements: list,
  canaux_preferes: list,
  citation: text(1_000),
  objectifs: list,
  freins_achat: list,
});
export type Persona = z.infer<typeof personaSchema>;

/** The list fields of a persona, in display order. */
export const personaLists = [
  'besoins',
  'frustrations',
  'objectifs',
  'comportements',
  'canaux_preferes',
  'freins_achat',
] as const satisfies readonly (keyof Persona)[];

/** @returns true if both have the same content, in any order of their fields. */
function isSamePersona(one: Persona, other: Persona): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Persona>;
  return [...fields].every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

/** @returns the personas with one more inserted at `index`; unchanged if it is already there. */
export function withPersona(
  personas: readonly Persona[],
  persona: Persona,
  index: number,
): Persona[] {
  const isThere = personas.some((other) => isSamePersona(other, persona));
  return isThere ? [...personas] : personas.toSpliced(index, 0, persona);
}

/** @returns the personas without this one. */
export function withoutPersona(personas: readonly Persona[], persona: Persona): Persona[] {
  return personas.filter((other) => !isSamePersona(other, persona));
}
