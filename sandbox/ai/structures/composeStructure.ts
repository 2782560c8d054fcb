import { quotable, withNestedQuotes } from '../prompt/excerpt.ts';
import { type Material, materialOf } from '../prompt/material.ts';
import type { ReadPrompt } from '../prompt/readPrompt.ts';
import { answers } from './answers.ts';
import { ideas } from './ideas.ts';
import { maturity } from './maturity.ts';
import { personas } from './personas.ts';

/** Composes the value of a structure from the user's own words. */
type Structure = (material: Material) => unknown;

/** The available structures, by the names under which prompts request them. */
const structures: Readonly<Record<string, Structure>> = { ideas, personas, maturity, answers };

/**
 * @param name the requested structure; undefined if none was requested.
 * @returns its JSON; undefined if a text is to be written instead.
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
