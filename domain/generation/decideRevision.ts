import { type Decision, refused } from '../decision.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import type { Access } from '../subscription/access.ts';
import type { StorageUse } from '../subscription/storage.ts';
import { isBlank } from '../text.ts';
import { findPlace, type Target } from '../writeUp/places.ts';
import { maxRevisedLength } from '../writeUp/revision.ts';
import { decideUnit, decideWriting, type Usage } from './decideGeneration.ts';

/** @returns true where a text can be revised: in a module with a write-up. */
export function hasRevision(definition: ModuleDefinition): boolean {
  return definition.kind === 'writeUp';
}

/**
 * May this person request a change of this part of the text now? The button and the server share
 * this rule (docs/product.md#revisions).
 * @param input.content what is saved of the module.
 * @param input.isCurrent whether the request began from that; a place in another text means nothing.
 */
export function decideRevision(input: {
  readonly definition: ModuleDefinition;
  readonly access: Access;
  readonly content: ModuleContent | undefined;
  readonly target: Target;
  readonly isCurrent: boolean;
  readonly usage: Usage;
  /** Absent on a page that has not loaded it yet. */
  readonly storage?: StorageUse | undefined;
}): Decision {
  const { definition, access, content, target, isCurrent } = input;
  const writing = decideWriting(definition, access);
  if (!writing.allowed) return writing;
  const text = content?.aiResponse ?? '';
  if (isBlank(text)) return refused('revision_needs_text');
  if (!isCurrent) return refused('save_conflict');
  const place = findPlace(text, target);
  if (typeof place === 'string') return refused(place);
  if (place.end - place.start > maxRevisedLength) return refused('revision_too_long');
  return decideUnit(input);
}
