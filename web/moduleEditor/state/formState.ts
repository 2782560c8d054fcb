import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import type { Draft, PendingGeneration } from '../../drafts/draft.ts';
import { isOnlyPending } from '../../drafts/isOnlyPending.ts';
import { type FormValues, formValuesOf, isSame, withoutNewEntry } from './formValues.ts';
import { isWorthAsking } from './pendingAge.ts';

/** The saved version that the writing began from. */
export interface Base {
  readonly values: FormValues;
  readonly lastUpdated: string | null;
}

/** What stands on the page of a module, and what it began from. */
export interface FormState {
  readonly values: FormValues;
  readonly base: Base;
  /** The generation whose end was not seen yet. */
  readonly pending: PendingGeneration | undefined;
  /** One whose result came late and waits for the person's choice. */
  readonly offered: PendingGeneration | undefined;
}

/** @returns true when what is written differs from what it began from, but for an entry that is not added yet. */
export function isEdited({ values, base }: FormState): boolean {
  return !isSame(withoutNewEntry(values), base.values);
}

/** @returns true when what is written differs from what it began from. */
export function isUnsaved(formState: FormState): boolean {
  return formState.values.newEntry !== undefined || isEdited(formState);
}

/** @returns the same once the page has followed what is saved; an entry that is not added yet stays. */
export function withSaved(
  formState: FormState,
  saved: FormValues,
  { lastUpdated }: ModuleEntry,
): FormState {
  const { newEntry } = formState.values;
  return {
    ...formState,
    values: newEntry ? { ...saved, newEntry } : saved,
    base: { values: saved, lastUpdated },
  };
}

/** @returns how a page begins: from a draft where there is one, else from what is saved. */
export function initialFormState(
  definition: ModuleDefinition,
  draft: Draft | undefined,
  entry: ModuleEntry | undefined,
): FormState {
  const saved = formValuesOf(definition, entry);
  const isPast = draft?.pendingGeneration && !isWorthAsking(draft.pendingGeneration, new Date());
  // What was only kept to find a generation again is no draft once that is long over.
  if (!draft || (isPast && isOnlyPending(draft))) {
    const lastUpdated = entry?.lastUpdated ?? null;
    const base = { values: saved, lastUpdated };
    return { values: saved, base, pending: undefined, offered: undefined };
  }
  const { pendingGeneration: pending, newEntry } = draft;
  // It was sent, and it arrived, although the page was left before it knew.
  const sentId = newEntry?.sentAs?.id;
  const hasArrived = sentId !== undefined && entry?.entries?.some(({ id }) => id === sentId);
  return {
    values: formValuesOf(definition, hasArrived ? { ...draft, newEntry: undefined } : draft),
    base: { values: saved, lastUpdated: draft.baseLastUpdated },
    pending: pending && isWorthAsking(pending, new Date()) ? pending : undefined,
    offered: undefined,
  };
}
