import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { PendingGeneration } from '../../drafts/draft.ts';
import { type DraftPlace, readDraft } from '../../drafts/drafts.ts';
import { isOnlyPending } from '../../drafts/isOnlyPending.ts';
import { isSame, type Written, withoutNewEntry, writtenOf } from './formValues.ts';
import { isWorthAsking } from './pendingAge.ts';

/** The saved version that the writing began from. */
export interface Base {
  readonly written: Written;
  readonly lastUpdated: string | null;
}

/** What stands on the page of a module, and what it began from. */
export interface Standing {
  readonly written: Written;
  readonly base: Base;
  /** The generation whose end was not seen yet. */
  readonly pending: PendingGeneration | undefined;
  /** One whose result came late and waits for the person's choice. */
  readonly offered: PendingGeneration | undefined;
}

/** @returns true when what is written differs from what it began from, but for an entry that is not added yet. */
export function isEdited({ written, base }: Standing): boolean {
  return !isSame(withoutNewEntry(written), base.written);
}

/** @returns true when what is written differs from what it began from. */
export function isUnsaved(standing: Standing): boolean {
  return standing.written.newEntry !== undefined || isEdited(standing);
}

/** @returns the same once the page has followed what is saved; an entry that is not added yet stays. */
export function withSaved(
  standing: Standing,
  saved: Written,
  { lastUpdated }: ModuleEntry,
): Standing {
  const { newEntry } = standing.written;
  return {
    ...standing,
    written: newEntry ? { ...saved, newEntry } : saved,
    base: { written: saved, lastUpdated },
  };
}

/** @returns how a page begins: from the draft that this browser keeps, else from what is saved. */
export function standingOf(
  definition: ModuleDefinition,
  place: DraftPlace,
  entry: ModuleEntry | undefined,
): Standing {
  const saved = writtenOf(definition, entry);
  const draft = readDraft(place);
  const isPast = draft?.pendingGeneration && !isWorthAsking(draft.pendingGeneration, new Date());
  // What was only kept to find a generation again is no draft once that is long over.
  if (!draft || (isPast && isOnlyPending(draft))) {
    const lastUpdated = entry?.lastUpdated ?? null;
    const base = { written: saved, lastUpdated };
    return { written: saved, base, pending: undefined, offered: undefined };
  }
  const { pendingGeneration: pending, newEntry } = draft;
  // It was sent, and it arrived, although the page was left before it knew.
  const sentId = newEntry?.sentAs?.id;
  const hasArrived = sentId !== undefined && entry?.entries?.some(({ id }) => id === sentId);
  return {
    written: writtenOf(definition, hasArrived ? { ...draft, newEntry: undefined } : draft),
    base: { written: saved, lastUpdated: draft.baseLastUpdated },
    pending: pending && isWorthAsking(pending, new Date()) ? pending : undefined,
    offered: undefined,
  };
}
