import type { Answers } from '../questionnaire/answers.ts';
import { isBlank } from '../text.ts';
import type { AnswerMarks } from './answerMarks.ts';

/** What a person writes in a module: answers by question, and comments. */
export interface Written extends AnswerMarks {
  readonly answers: Answers;
  readonly comments: string;
}

/** The field of a merge that is not an answer. */
export const commentsField = 'comments';

/** Two versions of a module that were written at the same time, merged. */
export interface Merge {
  /** Each changed field from the side that changed it; `mine` where both did, differently. */
  readonly merged: Written;
  /** The fields that both sides changed, differently: question ids, or `commentsField`. */
  readonly conflicts: readonly string[];
}

/**
 * Merges two versions field by field. A field is one text: two changes in one are a conflict.
 * @param ancestors what both started from. More than one where it is not known which of them the
 * other side has seen; none where nothing is known, so that every difference is a conflict.
 */
export function mergeWritten(ancestors: readonly Written[], mine: Written, theirs: Written): Merge {
  const [first] = ancestors;
  const conflicts: string[] = [];
  /** The side that a field is taken from. */
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
 * Merges two versions of the module's text, as one field.
 * @param ancestors as of `mergeWritten`; undefined where one is not known.
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

/** An unanswered field is an empty one; blanks alone are no words to lose. */
function textOf(written: Written, field: string): string {
  const text = field === commentsField ? written.comments : written.answers[field];
  return text === undefined || isBlank(text) ? '' : text;
}

/** If both sides have the same answer, the one where the person has confirmed it. */
function confirmedSide(mine: Written, theirs: Written, field: string): Written {
  const isMarked = [...mine.proposedAnswers, ...mine.defaultedAnswers].includes(field);
  return isMarked ? theirs : mine;
}
