import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { type Draft, isOnlyPending, type PendingGeneration } from '../../drafts/draft.ts';
import { type FormValues, formValuesOf, isSame, withoutNewEntry } from './formValues.ts';

/** The saved version that the form is based on. */
export interface Base {
  readonly values: FormValues;
  readonly lastUpdated: string | null;
}

/** The content of a module's form, and the version it is based on. */
export interface FormState {
  readonly values: FormValues;
  readonly base: Base;
  /** A generation whose end was not seen yet. */
  readonly pending: PendingGeneration | undefined;
  /** A generation whose result arrived late and awaits the person's choice. */
  readonly lateResult: PendingGeneration | undefined;
}

/** @returns true when the form differs from its base, ignoring an entry that is not added yet. */
export function isEdited({ values, base }: FormState): boolean {
  return !isSame(withoutNewEntry(values), base.values);
}

/** @returns true when the form differs from its base. */
export function isUnsaved(formState: FormState): boolean {
  return formState.values.newEntry !== undefined || isEdited(formState);
}

/** @returns the form updated to the saved version; an entry that is not added yet stays. */
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

/** @returns the initial form: from this browser's draft, else from what is saved. */
export function initialFormState(
  definition: ModuleDefinition,
  draft: Draft | undefined,
  entry: ModuleEntry | undefined,
): FormState {
  const saved = formValuesOf(definition, entry);
  const isPast = draft?.pendingGeneration && !isWorthAsking(draft.pendingGeneration, new Date());
  // A draft that only remembered a generation is dropped once that is long over.
  if (!draft || (isPast && isOnlyPending(draft))) {
    const lastUpdated = entry?.lastUpdated ?? null;
    const base = { values: saved, lastUpdated };
    return { values: saved, base, pending: undefined, lateResult: undefined };
  }
  const { pendingGeneration: pending, newEntry } = draft;
  // The entry was sent and has arrived, although the page was left before the reply.
  const sentId = newEntry?.sentAs?.id;
  const hasArrived = sentId !== undefined && entry?.entries?.some(({ id }) => id === sentId);
  return {
    values: formValuesOf(definition, hasArrived ? { ...draft, newEntry: undefined } : draft),
    base: { values: saved, lastUpdated: draft.baseLastUpdated },
    pending: pending && isWorthAsking(pending, new Date()) ? pending : undefined,
    lateResult: undefined,
  };
}

/** Long after any generation has ended; its text, if there was one, is saved in the project by then. */
const worthAskingMs = 60 * 60 * 1_000;

/** @returns true while a pending generation may have an end that the person has not seen. */
function isWorthAsking(pending: PendingGeneration, now: Date): boolean {
  return now.getTime() - Date.parse(pending.startedAt) < worthAskingMs;
}
