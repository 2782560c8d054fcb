import * as z from 'zod/mini';
import { text } from '../text.ts';

export const mostPeople = 10;

const line = z.optional(text(200));
const paragraph = z.optional(text(2_000));

/** A person behind the project. */
const personSchema = z.strictObject({
  id: text(64).check(z.minLength(1)),
  name: line,
  role: line,
  training: paragraph,
  experience: paragraph,
  /** Share of the business, as typed, such as "60 %". */
  share: line,
});
export type Person = z.infer<typeof personSchema>;

/** The texts of a person, in the order of the card. */
export const personFields = [
  'name',
  'role',
  'share',
  'training',
  'experience',
] as const satisfies readonly (keyof Person)[];
export type PersonField = (typeof personFields)[number];

/**
 * The fields of a dossier's cover and people page that no module contains, stored with the project. Missing or blank
 * fields are not shown.
 */
export const dossierProfileSchema = z.strictObject({
  /** Name of the business, if it differs from the name of the project. */
  businessName: line,
  contact: line,
  email: line,
  phone: line,
  postalAddress: line,
  /** The Quebec enterprise number. */
  neq: line,
  /** The industry's code in the North American Industry Classification System, as typed. */
  naics: line,
  /** In cents. */
  amountAsked: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  people: z.optional(
    z.array(personSchema).check(
      z.maxLength(mostPeople),
      z.refine(
        (people) => new Set(people.map(({ id }) => id)).size === people.length,
        'ids must differ',
      ),
    ),
  ),
});
export type DossierProfile = z.infer<typeof dossierProfileSchema>;
