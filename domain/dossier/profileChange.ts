import * as z from 'zod/mini';
import { isBlank } from '../text.ts';
import { type DossierProfile, dossierProfileSchema, type Person, personFields } from './profile.ts';

const { shape } = dossierProfileSchema;

/** The profile fields to change: null removes a field, and omitted fields are kept. */
export const profileChangeSchema = z.strictObject({
  businessName: z.nullable(shape.businessName),
  contact: z.nullable(shape.contact),
  email: z.nullable(shape.email),
  phone: z.nullable(shape.phone),
  postalAddress: z.nullable(shape.postalAddress),
  neq: z.nullable(shape.neq),
  naics: z.nullable(shape.naics),
  amountAsked: z.nullable(shape.amountAsked),
  people: z.nullable(shape.people),
  /** The saved people from which `people` started. With it, people changed elsewhere since are kept. */
  peopleBefore: shape.people,
} satisfies Record<keyof typeof shape | 'peopleBefore', unknown>);
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/**
 * @returns the profile after a change of single fields. The people are merged if the change has the list from which it
 *   started, and may then be more than `mostPeople`; otherwise the list is replaced.
 */
export function withProfileChange(
  before: DossierProfile,
  { peopleBefore, ...change }: ProfileChange,
): DossierProfile {
  const isMerged = change.people !== undefined && peopleBefore !== undefined;
  const merged = isMerged
    ? mergePeople(peopleBefore, change.people ?? [], before.people ?? [])
    : [];
  const people = merged.length > 0 ? merged : null;
  return Object.fromEntries(
    Object.entries({ ...before, ...change, ...(isMerged ? { people } : {}) }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );
}

/**
 * Merges two lists of people by id. If both sides changed a field, `mine` is used. A person whom one side removed and
 * the other changed is kept.
 */
function mergePeople(
  base: readonly Person[],
  mine: readonly Person[],
  theirs: readonly Person[],
): Person[] {
  const byId = (people: readonly Person[]) => new Map(people.map((one) => [one.id, one]));
  const [were, own, others] = [byId(base), byId(mine), byId(theirs)];
  const isChanged = (person: Person) => {
    const was = were.get(person.id);
    return !was || personFields.some((field) => !isSameText(person[field], was[field]));
  };
  return [
    ...mine.flatMap((person) => {
      const other = others.get(person.id);
      if (other) return [mergePerson(were.get(person.id), person, other)];
      return isChanged(person) ? [person] : [];
    }),
    ...theirs.filter((person) => !own.has(person.id) && isChanged(person)),
  ];
}

function mergePerson(was: Person | undefined, mine: Person, theirs: Person): Person {
  const texts = personFields.map((field) => {
    const isOwn = !isSameText(mine[field], was?.[field]);
    return [field, isOwn ? mine[field] : theirs[field]] as const;
  });
  const kept = texts.filter(([, text]) => text !== undefined);
  return { id: mine.id, ...Object.fromEntries(kept) };
}

/** A blank text counts as none. */
function isSameText(one: string | undefined, other: string | undefined): boolean {
  return one === other || (isBlank(one) && isBlank(other));
}

/** @returns whether a profile has anything to show: a field that is not blank, or a person. */
export function holdsSomething(profile: DossierProfile): boolean {
  return Object.values(profile).some((value) => {
    if (typeof value === 'string') return !isBlank(value);
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}
