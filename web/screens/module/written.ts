import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition, Question } from '@elan/domain/questionnaire/module';

/** What a person writes in a module: only this module's questions, nothing for an unanswered one. */
export interface Written {
  readonly answers: Readonly<Record<string, string>>;
  readonly comments: string;
}

/** @returns what a saved entry or a draft holds that this module can show and save. */
export function writtenOf(
  definition: ModuleDefinition,
  from: Pick<ModuleEntry, 'answers' | 'comments'> | undefined,
): Written {
  const answers = definition.questions.flatMap((question) => {
    const answer = from?.answers?.[question.id];
    return answer !== undefined && canHold(question, answer) ? [[question.id, answer]] : [];
  });
  return { answers: Object.fromEntries(answers), comments: from?.comments ?? '' };
}

function canHold(question: Question, answer: string): boolean {
  if (answer === '') return false;
  return question.kind !== 'select' || question.options.some(({ id }) => id === answer);
}

/** @returns the same with one answer changed. */
export function withAnswer(written: Written, id: string, answer: string): Written {
  const { [id]: _before, ...others } = written.answers;
  return { ...written, answers: answer === '' ? others : { ...others, [id]: answer } };
}

/** One field that differs between two versions; no question means the comments. */
export interface Difference {
  readonly question: Question | undefined;
  readonly mine: string;
  readonly theirs: string;
}

/** @returns where two versions differ, in the order of the page. */
export function differences(
  definition: ModuleDefinition,
  mine: Written,
  theirs: Written,
): readonly Difference[] {
  const fields: Difference[] = definition.questions.map((question) => ({
    question,
    mine: mine.answers[question.id] ?? '',
    theirs: theirs.answers[question.id] ?? '',
  }));
  fields.push({ question: undefined, mine: mine.comments, theirs: theirs.comments });
  return fields.filter((field) => field.mine !== field.theirs);
}

/** @returns true when both hold the same, word for word. */
export function isSame(one: Written, other: Written): boolean {
  const ids = Object.keys(one.answers);
  return (
    one.comments === other.comments &&
    ids.length === Object.keys(other.answers).length &&
    ids.every((id) => one.answers[id] === other.answers[id])
  );
}
