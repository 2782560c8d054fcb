import { type Decision, refused } from '../decision.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import { isBlank } from '../text.ts';
import { decideRequest, decideUnit, type RequestFacts } from './decideGeneration.ts';

/** @returns true if the module's text can be translated into the other language, which is the case for write-ups. */
export function hasTwin(definition: ModuleDefinition): boolean {
  return definition.kind === 'writeUp';
}

/**
 * Decides whether this user may have this write-up translated into the other language now. The button and the server
 * share this rule (docs/product.md#the-other-language).
 * @param input.content the saved content of the module.
 */
export function decideTwin(
  input: RequestFacts & {
    readonly content: ModuleContent | undefined;
  },
): Decision {
  const request = decideRequest(input);
  if (!request.allowed) return request;
  if (isBlank(input.content?.aiResponse)) return refused('revision_needs_text');
  return decideUnit(input);
}
