import type { Answers } from '../questionnaire/answers.ts';
import { isBlank } from '../text.ts';
import type { AnswerMarks } from './answerMarks.ts';

/** What a user writes in a module: answers by question id, and comments. */
export interface Written extends AnswerMarks {
  readonly answers: Answers;
  readonly comments: string;
}

/** The field name used for the comments, which are merged like an answer. */
export const commentsField = 'comments';

/** The result of merging two versions of a module that were edited at the same time. */
export interface Merge {
  /** Each changed field from the side that changed it, or from `mine` if both sides changed it differently. */
  readonly merged: Written;
  /** The fields that the two sides changed differently: question ids or `commentsField`. */
  readonly conflicts: readonly string[];
}

/**
 * Merges two versions field by field. Each field is one text, so different changes to the same field are a conflict.
 * @param ancestors the versions from which `theirs` may have started; `mine` started from the first. Without any, every
 * difference is a conflict.
 */
export function mergeWritten(ancestors: readonly Written[], mine: Written, theirs: Written): Merge {
  const [first] = ancestors;
  const conflicts: string[] = [];
  /** @returns the side to take the field from. */
  const sideOf = (field: string): Written => {
    const [here, there] = [textOf(mine, field), textOf(theirs, field)];
    if (here === there) return confirmedSide(mine, theirs, field);
    if (ancestors.some((ancestor) => textOf(ancestor, field) === there)) return mine;
    if (first && textOf(first, field) === here) return theirs;
    conflicts.push(field);
    return mine;
  };
  const ids = [...new Set([...Object.keys(theirs.answers), ...Object.keys(mine.answers)])];
  const sides = ids.map((id) => [id, sideOf(id)] as const);
  const answers = sides.flatMap(([id, side]) => {
    const answer = side.answers[id];
    return answer === undefined || answer === '' ? [] : [[id, answer] as const];
  });
  const sideById = new Map(sides);
  const marked = (name: keyof AnswerMarks) =>
    [...new Set([...theirs[name], ...mine[name]])].filter((id) =>
      sideById.get(id)?.[name].includes(id),
    );
  return {
    merged: {
      answers: Object.fromEntries(answers),
      comments: sideOf(commentsField).comments,
      proposedAnswers: marked('proposedAnswers'),
      defaultedAnswers: marked('defaultedAnswers'),
    },
    conflicts,
  };
}

/**
 * Merges two versions of the module's generated text as a single field.
 * @param ancestors as in `mergeWritten`; undefined for a version without a text.
 */
export function mergeText(
  ancestors: readonly (string | undefined)[],
  mine: string | undefined,
  theirs: string | undefined,
): { readonly merged: string | undefined; readonly isConflict: boolean } {
  if (mine === theirs || mine === undefined || theirs === undefined) {
    return { merged: mine ?? theirs, isConflict: false };
  }
  if (ancestors.includes(theirs)) return { merged: mine, isConflict: false };
  if (ancestors[0] === mine) return { merged: theirs, isConflict: false };
  return { merged: mine, isConflict: true };
}

/** @returns the field's text. A blank or missing text counts as empty, since merging it away loses nothing. */
function textOf(written: Written, field: string): string {
  const text = field === commentsField ? written.comments : written.answers[field];
  return text === undefined || isBlank(text) ? '' : text;
}

/** When both sides have the same answer, takes the side on which the user has confirmed it. */
function confirmedSide(mine: Written, theirs: Written, field: string): Written {
  const isMarked = [...mine.proposedAnswers, ...mine.defaultedAnswers].includes(field);
  return isMarked ? theirs : mine;
}
