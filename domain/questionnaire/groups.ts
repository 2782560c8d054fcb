import { isBlank } from '../text.ts';
import type { Answers } from './answers.ts';
import type { ModuleDefinition, Question, QuestionGroup } from './module.ts';

export interface GroupedQuestions extends QuestionGroup {
  readonly questions: readonly Question[];
}

/** @returns the groups of a module, each with its questions. */
export function groupsOf({ groups, questions }: ModuleDefinition): readonly GroupedQuestions[] {
  return groups.map((group) => ({
    ...group,
    questions: questions.filter((question) => question.group === group.id),
  }));
}

/** @returns the number of questions that have an answer. */
export function answeredCount(questions: readonly Question[], answers: Answers): number {
  return questions.filter(({ id }) => !isBlank(answers[id])).length;
}

/** @returns the index of the first question without an answer; 0 if all have one. */
export function firstOpenIndex(questions: readonly Question[], answers: Answers): number {
  return Math.max(
    0,
    questions.findIndex(({ id }) => isBlank(answers[id])),
  );
}
