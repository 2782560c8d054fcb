import * as z from 'zod/mini';
import { fnv1a } from '../hash.ts';
import type { Written } from '../project/mergeAnswers.ts';
import type { ModuleDefinition, Question } from '../questionnaire/module.ts';

/** What the person had written when a result was generated. */
export type Source = Pick<Written, 'answers' | 'comments'>;

/** Hashes of what a result was generated from: they tell a change, and hold no words. */
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

/** @returns the hashes of what a result was generated from. */
export function basisOf({ answers, comments }: Source, result: string): Basis {
  const hashes = Object.entries(answers).map(([id, answer]) => [id, hashOf(answer)]);
  return {
    answers: Object.fromEntries(hashes),
    comments: hashOf(comments),
    result: hashOf(result),
  };
}

/**
 * @returns what changed since this result was generated; undefined where the basis is not that of
 *   this result.
 */
export function changesSince(
  definition: ModuleDefinition,
  basis: Basis,
  now: Source,
  result: string,
): Changes | undefined {
  if (basis.result !== hashOf(result)) return undefined;
  const questions = definition.questions.filter(
    ({ id }) => hashOf(now.answers[id] ?? '') !== (basis.answers[id] ?? hashOf('')),
  );
  return { questions, comments: hashOf(now.comments) !== basis.comments };
}

/** The hash of a text without surrounding space, in base 36. */
function hashOf(text: string): string {
  return fnv1a(text.trim()).toString(36);
}
