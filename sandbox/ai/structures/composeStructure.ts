import { quotable, withNestedQuotes } from '../prompt/excerpt.ts';
import { type Material, materialOf } from '../prompt/material.ts';
import type { ReadPrompt } from '../prompt/readPrompt.ts';
import { answers } from './answers.ts';
import { ideas } from './ideas.ts';
import { maturity } from './maturity.ts';
import { personas } from './personas.ts';

/** Composes the value of one structure from the person's own words. */
type Structure = (material: Material) => unknown;

/** What can be composed, under the names by which the prompts request it. */
const structures: Readonly<Record<string, Structure>> = { ideas, personas, maturity, answers };

/**
 * @param name of the requested structure; undefined where none was.
 * @returns its JSON; undefined where a text is to be written.
 */
export function composeStructure(
  prompt: ReadPrompt,
  name: string | undefined,
  turn: number,
): string | undefined {
  const structure = name && Object.hasOwn(structures, name) ? structures[name] : undefined;
  return (
    structure &&
    withNestedQuotes(JSON.stringify(structure(materialOf(prompt, turn, quotable))), prompt.language)
  );
}
