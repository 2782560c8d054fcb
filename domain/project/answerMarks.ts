import type { Answers } from '../questionnaire/answers.ts';
import type { ModuleContent } from './moduleEntry.ts';

/** Which answers of a module were put there for the person, until they edit or confirm them; by question id. */
export interface AnswerMarks {
  /** Proposed by auto-fill, out of the person's words. */
  readonly proposedAnswers: readonly string[];
  /**
   * Not out of the person's words: the default of a choice, or the ready-made sentence of a developed idea.
   * They are shown as such and never quoted.
   */
  readonly defaultedAnswers: readonly string[];
}

export const noMarks: AnswerMarks = { proposedAnswers: [], defaultedAnswers: [] };

/**
 * @returns the marks of `before` that hold for other answers: an answer that is not what it was is the person's own.
 */
export function marksFor(answers: Answers, before: ModuleContent | undefined): AnswerMarks {
  const holds = (id: string) => before?.answers?.[id] === answers[id];
  return {
    proposedAnswers: (before?.proposedAnswers ?? []).filter(holds),
    defaultedAnswers: (before?.defaultedAnswers ?? []).filter(holds),
  };
}

/**
 * @returns a change of a module with the marks that its answers leave; those that it names itself stand.
 * @param before what the module held.
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
