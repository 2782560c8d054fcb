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
  /** Share of the business, as written: "60 %". */
  share: line,
});
export type Person = z.infer<typeof personSchema>;

/**
 * The fields of a dossier's cover and of its page on the people which no module has; kept with the project. A field that is
 * left out or blank is not shown.
 */
export const dossierProfileSchema = z.strictObject({
  /** Name of the business, where it is not the project's. */
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
