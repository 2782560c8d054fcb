import { type Decision, refused } from '../decision.ts';
import type { ModuleContent } from '../project/moduleEntry.ts';
import type { ModuleDefinition } from '../questionnaire/module.ts';
import type { Access } from '../subscription/access.ts';
import type { StorageUse } from '../subscription/storage.ts';
import { isBlank } from '../text.ts';
import { findPlace, type Target } from '../writeUp/places.ts';
import { maxRevisedLength } from '../writeUp/revision.ts';
import { decideUnit, decideWriting, type Usage } from './decideGeneration.ts';

/** @returns true if the module's text can be revised, which is the case for write-ups. */
export function hasRevision(definition: ModuleDefinition): boolean {
  return definition.kind === 'writeUp';
}

/**
 * Decides whether this user may request a revision of this part of the text now. The button and the server share this
 * rule (docs/product.md#revisions).
 * @param input.content the saved content of the module.
 * @param input.isCurrent whether the request refers to the saved text, and not to another version.
 */
export function decideRevision(input: {
  readonly definition: ModuleDefinition;
  readonly access: Access;
  readonly content: ModuleContent | undefined;
  readonly target: Target;
  readonly isCurrent: boolean;
  readonly usage: Usage;
  /** Absent while the page loads it; storage is then not checked. */
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
