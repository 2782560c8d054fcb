import type { Check } from '@elan/domain/forecast/outputs';
import type { ProjectTexts } from '../projectTexts.ts';
import { compareNames } from './answerNames.ts';
import { compareOpenings } from './answerOpenings.ts';
import { comparePeople } from './answerPeople.ts';
import { compareAnswerPrices } from './answerPrices.ts';
import { comparePlaces } from './places.ts';

/**
 * Finds where two modules disagree on a price, the opening, a place, a number of people or a person. Only what
 * is stated plainly is compared.
 * @returns each with the second of the two answers, where it can be fixed.
 */
export function compareAnswers(project: ProjectTexts): Check[] {
  return [
    ...compareAnswerPrices(project),
    ...compareOpenings(project),
    ...comparePlaces(project),
    ...comparePeople(project),
    ...compareNames(project),
  ];
}
