import { type Answers, missingAnswers } from '../questionnaire/answers.ts';
import type { ModuleOutline } from '../questionnaire/module.ts';
import type { ModuleContent } from './moduleEntry.ts';

/**
 * Answers of a module that the product filled in, until the person edits or confirms them; by
 * question id.
 */
export interface AnswerMarks {
  /** Written by the AI: by auto-fill from the person's words, or as the idea that was developed. */
  readonly proposedAnswers: readonly string[];
  /**
   * Not from the person's words: the default of a choice, or the ready-made sentence of a developed
   * idea. They are shown as such and never quoted.
   */
  readonly defaultedAnswers: readonly string[];
}

export const noMarks: AnswerMarks = { proposedAnswers: [], defaultedAnswers: [] };

type Answered = {
  readonly answers?: Answers | undefined;
  readonly defaultedAnswers?: readonly string[] | undefined;
};

/**
 * @returns the answers without ready-made ones: what is counted and ticked. A generation uses all
 *   of them.
 */
export function ownAnswers({ answers = {}, defaultedAnswers = [] }: Answered): Answers {
  if (defaultedAnswers.length === 0) return answers;
  return Object.fromEntries(
    Object.entries(answers).filter(([id]) => !defaultedAnswers.includes(id)),
  );
}

/** @returns true when every required question has an answer that is not ready-made. */
export function isAnswered(
  definition: Pick<ModuleOutline, 'questions'>,
  content: Answered | undefined,
): boolean {
  return missingAnswers(definition, ownAnswers(content ?? {})).length === 0;
}

/**
 * @returns the marks of `before` that still apply to these answers: a changed answer is the
 * person's and loses its mark.
 */
export function marksFor(answers: Answers, before: ModuleContent | undefined): AnswerMarks {
  const holds = (id: string) => before?.answers?.[id] === answers[id];
  return {
    proposedAnswers: (before?.proposedAnswers ?? []).filter(holds),
    defaultedAnswers: (before?.defaultedAnswers ?? []).filter(holds),
  };
}

/**
 * @returns a change of a module with the marks of its unchanged answers, unless the change names
 * its marks itself.
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
