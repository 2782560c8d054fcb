import { type Answers, missingAnswers } from '../questionnaire/answers.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import { hasContent, type ModuleEntry } from './moduleEntry.ts';

/**
 * Whether the module gets the tick: it has content, and every required question is answered
 * (docs/product.md#progress).
 */
export function isModuleComplete(
  definition: ModuleDefinition,
  entry: (Pick<ModuleEntry, 'aiResponse'> & { answers?: Answers | undefined }) | undefined,
): boolean {
  return hasContent(entry) && missingAnswers(definition, entry?.answers ?? {}).length === 0;
}
