import type { DossierProfile } from '@elan/domain/dossier/profile';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import type { Language } from '@elan/domain/language';
import type { CheckedModules } from '../../projectChecks.ts';

/** A project in which nothing contradicts anything else. */
export interface CleanFile {
  /** The trade and the language, such as "bakery-fr". */
  readonly id: string;
  readonly language: Language;
  /** The cover and the people of the dossier. */
  readonly profile: DossierProfile;
  readonly modules: CheckedModules;
  readonly inputs: ForecastInputs;
}

export const kinds = [
  'price',
  'unitCost',
  'rent',
  'namedCost',
  'wages',
  'loan',
  'ownMoney',
  'equipment',
  'people',
  'alone',
  'shares',
  'legalForm',
  'place',
  'opening',
  'salesBeforeOpening',
  'goalInUnits',
  'goalInMoney',
  'seasons',
  'paymentTerms',
  'capacity',
  'experience',
] as const;
export type Kind = (typeof kinds)[number];

/** An answer, as "finances.fixedCosts"; a module's comments are "finances.comments". */
type AnswerPlace = `${string}.${string}`;
/** An answer, a field of the form ("form:fixed.0.amount") or of the profile ("profile:people.0.share"). */
export type PlantPlace = AnswerPlace | `form:${string}` | `profile:${string}`;

export type Change =
  /** Replaces a part of an answer that occurs in it once. */
  | { readonly answer: AnswerPlace; readonly swap: readonly [before: string, after: string] }
  /** Adds sentences at the end of an answer, or an answer where there is none. */
  | { readonly answer: AnswerPlace; readonly add: string }
  | { readonly form: string; readonly value: unknown }
  | { readonly profile: string; readonly value: unknown };

/** One planted contradiction: a single change to a clean file. */
export interface Plant {
  /** Permanent, since it decides whether the plant is held out. */
  readonly id: string;
  /** The id of the clean file. */
  readonly base: string;
  readonly kind: Kind;
  readonly change: Change;
  /** The places that disagree: first the one that changes, then those that it contradicts. */
  readonly places: readonly [PlantPlace, PlantPlace, ...PlantPlace[]];
}
