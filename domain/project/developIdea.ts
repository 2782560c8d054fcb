import type { Language } from '../language.ts';
import type { Answers } from '../questionnaire/answers.ts';
import { isBlank } from '../text.ts';
import type { AnswerMarks } from './answerMarks.ts';
import type { SelectedIdea } from './ideas.ts';

/** Maps the brainstorm's "what do you want to sell" option to the nearest business model option of the idea module. */
export const nearestBusinessModel: Readonly<Record<string, string>> = {
  product: 'directSales',
  service: 'services',
  both: 'directSales',
  digital: 'subscription',
  matching: 'commission',
  undecided: 'other',
};

/** The brainstorm's budget option that has no counterpart in the idea module. */
export const undecidedBudget = 'undecided';

const problem: Readonly<Record<Language, (sector: string) => string>> = {
  fr: (sector) =>
    `${isBlank(sector) ? 'Mes' : `Dans le secteur «\u00a0${sector}\u00a0», mes`} clients ne trouvent pas encore d’offre qui leur convienne vraiment, et ils se débrouillent autrement en attendant.`,
  en: (sector) =>
    `${isBlank(sector) ? 'My' : `In the “${sector}” field, my`} customers cannot yet find an offer that truly suits them, and they make do in the meantime.`,
};

const headline: Readonly<Record<Language, (title: string, description: string) => string>> = {
  fr: (title, description) => `${title}\u00a0: ${description}`,
  en: (title, description) => `${title}: ${description}`,
};

/** Marks the two answers of a developed idea that are not the user's words: the AI's idea and a ready-made sentence. */
export const developedMarks: AnswerMarks = {
  proposedAnswers: ['businessIdea'],
  defaultedAnswers: ['problemSolved'],
};

/**
 * @returns the first answers of the idea module when a brainstorm idea is developed
 * (docs/product.md#developing-an-idea). The location stays empty for the user to fill in.
 * @param answers the brainstorm's answers.
 */
export function developIdea(
  { title, description, sector }: SelectedIdea,
  answers: Answers,
  language: Language,
): Answers {
  const { targetCustomers = '', productOrService = '', skills = '', budget = '' } = answers;
  return {
    businessIdea: headline[language](title, description),
    targetMarket: targetCustomers,
    problemSolved: problem[language](sector),
    businessModel: Object.hasOwn(nearestBusinessModel, productOrService)
      ? (nearestBusinessModel[productOrService] ?? '')
      : '',
    location: '',
    experience: skills,
    budget: budget === undecidedBudget ? '' : budget,
  };
}
