import { type Answers, missingAnswers } from '../questionnaire/answers.ts';
import type { ModuleOutline } from '../questionnaire/module.ts';
import type { ModuleContent } from './moduleEntry.ts';

/** Ids of the questions that the product answered, until the user edits or confirms the answers. */
export interface AnswerMarks {
  /** Written by the AI, either by auto-fill from the user's own words or as the idea chosen for development. */
  readonly proposedAnswers: readonly string[];
  /**
   * Not based on the user's words: the default of a choice, or the ready-made sentence of a developed idea. They are
   * never quoted as the user's words.
   */
  readonly defaultedAnswers: readonly string[];
}

export const noMarks: AnswerMarks = { proposedAnswers: [], defaultedAnswers: [] };

type Answered = {
  readonly answers?: Answers | undefined;
  readonly defaultedAnswers?: readonly string[] | undefined;
};

/** @returns the answers without the ready-made ones, which do not count as answered. A generation uses all answers. */
export function ownAnswers({ answers = {}, defaultedAnswers = [] }: Answered): Answers {
  if (defaultedAnswers.length === 0) return answers;
  return Object.fromEntries(
    Object.entries(answers).filter(([id]) => !defaultedAnswers.includes(id)),
  );
}

/** @returns true if every required question has an answer that is not ready-made. */
export function isAnswered(
  definition: Pick<ModuleOutline, 'questions'>,
  content: Answered | undefined,
): boolean {
  return missingAnswers(definition, ownAnswers(content ?? {})).length === 0;
}

/**
 * @returns the marks in `before` that still apply to these answers. A changed answer is the user's own and loses its
 * mark.
 */
export function marksFor(answers: Answers, before: ModuleContent | undefined): AnswerMarks {
  const holds = (id: string) => before?.answers?.[id] === answers[id];
  return {
    proposedAnswers: (before?.proposedAnswers ?? []).filter(holds),
    defaultedAnswers: (before?.defaultedAnswers ?? []).filter(holds),
  };
}

/**
 * @returns the change with the marks of its unchanged answers added, unless the change sets the marks itself.
 * @param before the module's content before the change.
 */
export function withMarks(change: ModuleContent, before: ModuleContent | undefined): ModuleContent {
  if (!change.answers) return change;
  const { proposedAnswers, defaultedAnswers } = marksFor(change.answers, before);
  return {
    ...(before?.proposedAnswers?.length ? { proposedAnswers: [...proposedAnswers] } : {}),
    ...(before?.defaultedAnswers?.length ? { defaultedAnswers: [...defaultedAnswers] } : {}),
    ...change,
  };
}
