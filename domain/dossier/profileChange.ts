import * as z from 'zod/mini';
import { isBlank } from '../text.ts';
import { type DossierProfile, dossierProfileSchema } from './profile.ts';

const { shape } = dossierProfileSchema;

/** The profile fields to change: null removes a field, and omitted fields are kept. */
export const profileChangeSchema = z.strictObject({
  businessName: z.nullable(shape.businessName),
  contact: z.nullable(shape.contact),
  email: z.nullable(shape.email),
  phone: z.nullable(shape.phone),
  postalAddress: z.nullable(shape.postalAddress),
  neq: z.nullable(shape.neq),
  amountAsked: z.nullable(shape.amountAsked),
  people: z.nullable(shape.people),
} satisfies Record<keyof typeof shape, unknown>);
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** @returns the profile after a change of single fields; a list of people is replaced entirely. */
export function withProfileChange(before: DossierProfile, change: ProfileChange): DossierProfile {
  return Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );
}

/** @returns whether a profile has anything to show: a field that is not blank, or a person. */
export function holdsSomething(profile: DossierProfile): boolean {
  return Object.values(profile).some((value) => {
    if (typeof value === 'string') return !isBlank(value);
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
}
