import { quotable, withNestedQuotes } from '../prompt/excerpt.ts';
import { type Material, materialOf } from '../prompt/material.ts';
import type { ReadPrompt } from '../prompt/readPrompt.ts';
import { answers } from './answers.ts';
import { ideas } from './ideas.ts';
import { maturity } from './maturity.ts';
import { personas } from './personas.ts';

/** Composes the value of one structure from the person's own words. */
type Structure = (material: Material) => unknown;

/** What can be composed, under the names by which the prompts ask for it. */
const structures: Readonly<Record<string, Structure>> = { ideas, personas, maturity, answers };

/** The structure that a module's task describes, where the provider is asked without a schema. */
const structureOfModule: Readonly<Record<string, string>> = {
  brainstorm: 'ideas',
  personas: 'personas',
  maturity: 'maturity',
};

/**
 * @param name of the structure that was asked for; undefined where none was.
 * @returns its JSON; undefined where a text is to be written.
 */
export function composeStructure(
  prompt: ReadPrompt,
  name: string | undefined,
  turn: number,
): string | undefined {
  const wanted = name ?? structureOfModule[prompt.moduleKey] ?? '';
  const structure = Object.hasOwn(structures, wanted) ? structures[wanted] : undefined;
  return (
    structure &&
    withNestedQuotes(JSON.stringify(structure(materialOf(prompt, turn, quotable))), prompt.language)
  );
}
