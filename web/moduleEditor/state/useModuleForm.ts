import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { arrivedSince } from '../../drafts/arrived.ts';
import { type DraftPlace, readDraft } from '../../drafts/draftStorage.ts';
import type { PendingGeneration } from '../../drafts/formats.ts';
import { type DraftKeeper, useKeptDraft } from '../../drafts/useKeptDraft.ts';
import { createStore, useStoreValue, type WritableStore } from '../../lib/store.ts';
import { useHydrated } from '../../parts/useHydrated.ts';
import {
  type Base,
  type FormState,
  initialFormState,
  isBehind,
  isEdited,
  isUnsaved,
  reconciled,
  unsavedOf,
  withArrived,
} from './formState.ts';
import { type FormValues, formValuesOf, withoutUnsendable } from './formValues.ts';

export interface ModuleForm {
  /** Changes with every keystroke, so read only parts of it, with `useStoreValue`. */
  readonly formState: WritableStore<FormState>;
  readonly write: (change: (before: FormValues) => FormValues) => void;
  /** Whether the form differs from the version it is based on. */
  readonly isUnsaved: boolean;
  /** Like `isUnsaved`, but ignoring values that cannot be sent yet, such as a journal entry that is not added. */
  readonly isEdited: boolean;
  /** When the version that the form is based on was saved, or null if nothing was saved. */
  readonly savedAt: string | null;
  /** Whether a newer version, saved elsewhere, differs in a field that was changed here. */
  readonly hasConflict: boolean;
  readonly draft: DraftKeeper;
  /** Stores the draft as the form is now, or erases it if nothing has to be kept. */
  readonly keepDraft: () => void;
  /** Sets or clears the generation whose outcome is unknown. Setting one stores it in the draft immediately. */
  readonly setPending: (pending: PendingGeneration | undefined) => void;
  /** Sets the generation whose result arrived late, or clears it once the user has accepted or rejected the result. */
  readonly setLateResult: (lateResult: PendingGeneration | undefined) => void;
  /** Makes a saved version the base of the form. Text typed in the meantime stays unsaved. */
  readonly rebase: (base: Base) => void;
}

/**
 * The form of one module of one project. It starts from the draft if there is one, otherwise from the saved version. A
 * newer saved version is merged into the form, unless both changed the same field.
 * The form is kept in a store outside React, so that a keystroke on a long page does not render everything again.
 */
export function useModuleForm(
  definition: ModuleDefinition,
  place: DraftPlace,
  entry: ModuleEntry | undefined,
): ModuleForm {
  const isHydrated = useHydrated();
  const firstState = () =>
    initialFormState(definition, readDraft(place), entry, arrivedSince(place, entry?.lastUpdated));
  const [formState] = useState(() =>
    createStore(isHydrated ? firstState() : initialFormState(definition, undefined, entry)),
  );
  // The server rendered the saved version, which the draft replaces right after hydration.
  const awaitsDraft = useRef(!isHydrated);
  useLayoutEffect(() => {
    if (!awaitsDraft.current) return;
    awaitsDraft.current = false;
    formState.set(firstState());
  });
  const change = useCallback(
    (part: Partial<FormState>) => formState.set({ ...formState.read(), ...part }),
    [formState],
  );
  const write = useCallback(
    (next: (before: FormValues) => FormValues) => change({ values: next(formState.read().values) }),
    [formState, change],
  );
  const rebase = useCallback(
    ({ values, lastUpdated }: Base) => {
      const now = formState.read();
      const { values: typed, base } = now;
      // A text that the user has not edited follows the saved one.
      const { writeUp } = typed.writeUp === base.values.writeUp ? values : typed;
      const followed = { ...typed, ...(writeUp === undefined ? {} : { writeUp }) };
      const saved = withoutUnsendable(values);
      formState.set(withArrived({ ...now, values: followed }, saved, lastUpdated));
    },
    [formState],
  );

  const saved = useMemo(() => formValuesOf(definition, entry), [definition, entry]);
  /** Whether a newer version that was saved elsewhere can be merged into the form. */
  const newer = useStoreValue(formState, (now) => {
    if (!entry || !isBehind(now, entry) || now.pending !== undefined) return 'none';
    return reconciled(now, saved, entry.lastUpdated) ? 'mergeable' : 'conflicting';
  });
  useEffect(() => {
    if (newer !== 'mergeable' || !entry) return;
    const next = reconciled(formState.read(), saved, entry.lastUpdated);
    if (next) formState.set(next);
  }, [newer, entry, saved, formState]);

  const unsaved = useMemo(
    () => ({ read: () => unsavedOf(formState.read()), subscribe: formState.subscribe }),
    [formState],
  );
  const draft = useKeptDraft(place, unsaved);

  return {
    formState,
    write,
    isUnsaved: useStoreValue(formState, isUnsaved),
    isEdited: useStoreValue(formState, isEdited),
    savedAt: useStoreValue(formState, (now) => now.base.lastUpdated),
    hasConflict: newer === 'conflicting',
    draft,
    keepDraft: () => draft.keepNow(unsaved.read()),
    setPending: (pending) => {
      change({ pending });
      const now = unsaved.read();
      if (pending && now) draft.keepNow(now);
    },
    setLateResult: (lateResult) => change({ lateResult }),
    rebase,
  };
}
