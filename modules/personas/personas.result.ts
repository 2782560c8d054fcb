import type { Language } from '@elan/domain/language';
import { money } from '@elan/domain/money';
import type { Growing } from '@elan/domain/project/growing';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { type Persona, personaLists, personasRequested } from '@elan/domain/project/personas';
import * as z from 'zod/mini';
import { fieldOf, lineOf, linesOf, listOf } from '../writing/replyTexts.ts';

/** A reply with more personas is refused, since it does not follow the request. */
const mostSent = 6;

/** A higher yearly income is not plausible for a customer. */
const highestIncome = 100_000_000;

/** The minimum number of items in each list of a persona, as requested. Only a stopped reply must have them. */
const fewestItems = 3;

const list = z.array(z.string()).check(z.minLength(fewestItems), z.maxLength(4));

/** The schema sent to the provider, with the field names of docs/product.md#personas. */
export const replySchema = z.strictObject({
  personas: z
    .array(
      z.strictObject({
        nom: z.string(),
        age: z.int().check(z.gte(0), z.lte(120)),
        profession: z.string(),
        localisation: z.string(),
        revenus: z.string(),
        besoins: list,
        frustrations: list,
        comportements: list,
        canaux_preferes: list,
        citation: z.string(),
        objectifs: list,
        freins_achat: list,
      }),
    )
    .check(z.minLength(personasRequested), z.maxLength(personasRequested)),
});

function ageOf(value: unknown): Persona['age'] {
  const written = lineOf(value, 60);
  const number = typeof value === 'number' ? value : /^\d+$/.test(written) ? Number(written) : null;
  if (number === null) return written;
  const age = Math.round(number);
  return age >= 0 && age <= 120 ? age : '';
}

function incomeOf(value: unknown, language: Language): string {
  if (typeof value !== 'number') return lineOf(value, 300);
  return value >= 0 && value <= highestIncome ? money(Math.round(value), language) : '';
}

/** @returns the fields of a persona received so far; pending texts are '' and pending lists are empty. */
function fieldsOf(value: unknown, language: Language): Persona {
  const line = (name: keyof Persona, max = 300) => lineOf(fieldOf(value, name), max);
  const lines = (name: keyof Persona) => [...linesOf(fieldOf(value, name), 600, 20)];
  return {
    nom: line('nom'),
    age: ageOf(fieldOf(value, 'age')),
    profession: line('profession'),
    localisation: line('localisation'),
    revenus: incomeOf(fieldOf(value, 'revenus'), language),
    besoins: lines('besoins'),
    frustrations: lines('frustrations'),
    comportements: lines('comportements'),
    canaux_preferes: lines('canaux_preferes'),
    citation: line('citation', 1_000),
    objectifs: lines('objectifs'),
    freins_achat: lines('freins_achat'),
  };
}

function personaOf(value: unknown, language: Language): Persona | undefined {
  const persona = fieldsOf(value, language);
  const filled = personaLists.filter((name) => persona[name].length > 0).length;
  const named = [persona.nom, persona.profession, persona.citation].every((text) => text !== '');
  return named && filled >= 2 ? persona : undefined;
}

/** @returns the first three personas with enough content; undefined if there are fewer, or too many were sent. */
export function keep(value: unknown, language: Language): ModuleContent | undefined {
  const sent = listOf(value, 'personas');
  if (!sent || sent.length > mostSent) return undefined;
  const personas = usablePersonas(sent, language);
  return personas.length === personasRequested ? { personas } : undefined;
}

/** @returns the complete personas of a stopped reply; undefined if there are none. */
export function keepComplete(value: unknown, language: Language): ModuleContent | undefined {
  const personas = usablePersonas(listOf(value, 'personas') ?? [], language).filter(
    (persona) =>
      personaLists.every((name) => persona[name].length >= fewestItems) &&
      [persona.age, persona.localisation, persona.revenus].every((one) => one !== ''),
  );
  return personas.length > 0 ? { personas } : undefined;
}

function usablePersonas(sent: readonly unknown[], language: Language): Persona[] {
  return sent
    .map((item) => personaOf(item, language))
    .filter((persona) => persona !== undefined)
    .slice(0, personasRequested);
}

/** @returns the personas that have a name so far, at most three; undefined if there are none. */
export function grow(value: unknown, language: Language): Growing | undefined {
  const personas = (listOf(value, 'personas') ?? [])
    .slice(0, mostSent)
    .map((item) => fieldsOf(item, language))
    .filter(({ nom }) => nom !== '')
    .slice(0, personasRequested);
  return personas.length > 0 ? { personas } : undefined;
}
