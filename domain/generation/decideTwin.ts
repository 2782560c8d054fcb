import { type Decision, refused } from '../decision.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import type { Access } from '../subscription/access.ts';
import type { StorageUse } from '../subscription/storage.ts';
import { isBlank } from '../text.ts';
import { decideRequest, decideUnit, type Usage } from './decideGeneration.ts';

/** @returns true if the module's text can be translated into the other language, which is the case for write-ups. */
export function hasTwin(definition: ModuleDefinition): boolean {
  return definition.kind === 'writeUp';
}

/**
 * Decides whether this user may have this write-up translated into the other language now. The button and the server
 * share this rule (docs/product.md#the-other-language).
 * @param input.content the saved content of the module.
 */
export function decideTwin(input: {
  readonly definition: ModuleDefinition;
  readonly access: Access;
  readonly content: ModuleContent | undefined;
  /** Whether the request is based on the saved module; if absent, it is. */
  readonly isCurrent?: boolean | undefined;
  readonly usage: Usage;
  /** Absent while the page loads it; storage is then not checked. */
  readonly storage?: StorageUse | undefined;
}): Decision {
  const request = decideRequest(input);
  if (!request.allowed) return request;
  if (isBlank(input.content?.aiResponse)) return refused('revision_needs_text');
  return decideUnit(input);
}
