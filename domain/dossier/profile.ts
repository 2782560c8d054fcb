import * as z from 'zod/mini';
import { text } from '../text.ts';

/** Most people behind a project. */
export const mostPeople = 10;

const line = z.optional(text(200));
const paragraph = z.optional(text(2_000));

/** A person behind the project, in their own words. */
const personSchema = z.strictObject({
  id: text(64).check(z.minLength(1)),
  name: line,
  role: line,
  training: paragraph,
  experience: paragraph,
  /** Of the business, as written: "60 %". */
  share: line,
});
export type Person = z.infer<typeof personSchema>;

/**
 * What the cover of a dossier and its page on the people say that no module asks; kept with the project. A field that is
 * left out or blank is not shown.
 */
export const dossierProfileSchema = z.strictObject({
  /** Of the business, where it is not the project's. */
  businessName: line,
  contact: line,
  email: line,
  phone: line,
  postalAddress: line,
  /** Numéro d’entreprise du Québec. */
  neq: line,
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
