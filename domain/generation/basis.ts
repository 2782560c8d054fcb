import * as z from 'zod/mini';
import type { Answers } from '../questionnaire/answers.ts';
import type { ModuleDefinition, Question } from '../questionnaire/module.ts';

/** What the person had written when a result was generated. */
export interface Written {
  readonly answers: Answers;
  readonly comments: string;
}

/** Short marks of what a result was generated from: they tell a change, and hold no words. */
export const basisSchema = z.strictObject({
  /** By question id. */
  answers: z.record(z.string(), z.string()),
  comments: z.string(),
  /** Of the result itself, so that a basis is not taken for that of another result. */
  result: z.string(),
});
export type Basis = z.infer<typeof basisSchema>;

/** The changes since a result was generated. */
export interface Changes {
  readonly questions: readonly Question[];
  readonly comments: boolean;
}

/** @returns the marks of what a result was generated from. */
export function basisOf({ answers, comments }: Written, result: string): Basis {
  const marks = Object.entries(answers).map(([id, answer]) => [id, markOf(answer)]);
  return { answers: Object.fromEntries(marks), comments: markOf(comments), result: markOf(result) };
}

/**
 * @returns what changed since this result was generated; undefined where the basis is not that of
 *   this result.
 */
export function changesSince(
  definition: ModuleDefinition,
  basis: Basis,
  now: Written,
  result: string,
): Changes | undefined {
  if (basis.result !== markOf(result)) return undefined;
  const questions = definition.questions.filter(
    ({ id }) => markOf(now.answers[id] ?? '') !== (basis.answers[id] ?? markOf('')),
  );
  return { questions, comments: markOf(now.comments) !== basis.comments };
}

/**
 * FNV-1a, 32 bits, over the text without surrounding space. Enough to tell an edit; not a secret.
 * Source of the constants: http://www.isthe.com/chongo/tech/comp/fnv/
 */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.trim()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
