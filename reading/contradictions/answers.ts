import type { DossierProfile } from '@elan/domain/dossier/profile';
import type { Check } from '@elan/domain/forecast/outputs';
import { registerOf, type Sentence } from '../facts/register.ts';
import type { ProjectTexts } from '../projectTexts.ts';
import { compareNames } from './answerNames.ts';
import { comparePeople } from './answerPeople.ts';
import { compareOpenings } from './openings.ts';
import { comparePlaces } from './places.ts';
import { compareAnswerPrices } from './prices.ts';

/**
 * Finds answers that disagree on a price, the opening, a place, a number of people or a person. Only explicit
 * statements are compared.
 * @returns the checks, each of which links to the second of two answers.
 */
export function compareAnswers(
  project: ProjectTexts,
  register: readonly Sentence[] = registerOf(project),
  profile: DossierProfile = {},
): Check[] {
  return [
    ...compareAnswerPrices(project),
    ...compareOpenings(register),
    ...comparePlaces(project, register, profile),
    ...comparePeople(project),
    ...compareNames(project),
  ];
}
