import type { Check } from '@elan/domain/forecast/outputs';
import type { ProjectTexts } from '../projectTexts.ts';
import { compareNames } from './answerNames.ts';
import { compareOpenings } from './answerOpenings.ts';
import { comparePeople } from './answerPeople.ts';
import { compareAnswerPrices } from './answerPrices.ts';
import { comparePlaces } from './places.ts';

/**
 * Finds answers that disagree on a price, the opening, a place, a number of people or a person. Only explicit
 * statements are compared.
 * @returns the checks, each of which links to the second of two answers.
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
