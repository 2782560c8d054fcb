import { type Decision, refused } from '../decision.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import { isBlank } from '../text.ts';
import { findPlace, type Target } from '../writeUp/places.ts';
import { maxRevisedLength } from '../writeUp/revision.ts';
import { decideRequest, decideUnit, type RequestFacts } from './decideGeneration.ts';

/** @returns true if the module's text can be revised, which is the case for write-ups. */
export function hasRevision(definition: ModuleDefinition): boolean {
  return definition.kind === 'writeUp';
}

/**
 * Decides whether this user may request a revision of this part of the text now. The button and the server share this
 * rule (docs/product.md#revisions).
 * @param input.content the saved content of the module.
 */
export function decideRevision(
  input: RequestFacts & {
    readonly content: ModuleContent | undefined;
    readonly target: Target;
  },
): Decision {
  const { content, target } = input;
  const request = decideRequest(input);
  if (!request.allowed) return request;
  const text = content?.aiResponse ?? '';
  if (isBlank(text)) return refused('revision_needs_text');
  const place = findPlace(text, target);
  if (typeof place === 'string') return refused(place);
  if (place.end - place.start > maxRevisedLength) return refused('revision_too_long');
  return decideUnit(input);
}
