import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PendingGeneration } from '../../drafts/draft.ts';
import { type DraftPlace, readDraft } from '../../drafts/drafts.ts';
import { type DraftKeeper, type Unsaved, useAutosave } from '../../drafts/useAutosave.ts';
import { createStore, type Store, useStoreValue } from '../../lib/store.ts';
import {
  type Base,
  type FormState,
  initialFormState,
  isEdited,
  isUnsaved,
  withSaved,
} from './formState.ts';
import { type FormValues, formValuesOf, isSame, withoutNewEntry } from './formValues.ts';

export interface ModuleForm {
  /** What stands on the page. It changes with every key: a part of it is drawn with `useStoreValue`. */
  readonly formState: Store<FormState>;
  readonly write: (change: (before: FormValues) => FormValues) => void;
  /** What is on the page differs from what it began from. */
  readonly isUnsaved: boolean;
  /** The same, but for a journal entry that is not added yet. */
  readonly isEdited: boolean;
  /** When the version that the writing began from was saved; null where nothing was. */
  readonly savedAt: string | null;
  /** Something newer was saved elsewhere, and it says something else. */
  readonly hasMoved: boolean;
  readonly draft: DraftKeeper;
  /** Remembers the generation whose end was not seen yet, at once. */
  readonly setPending: (pending: PendingGeneration | undefined) => void;
  /** Remembers one whose result came late and waits for the person's choice. */
  readonly setOffered: (offered: PendingGeneration | undefined) => void;
  /** What was sent is saved now; what was typed since stays unsaved. */
  readonly rebase: (base: Base) => void;
}

/**
 * What a person writes in one module of one project: from the draft where there is one, else from
 * what is saved. A newer saved version is taken over only where nothing is unsaved.
 *
 * It is held beside React: a key draws a part of the page, which is long, only where something else than the text
 * changes by it.
 */
export function useModuleForm(
  definition: ModuleDefinition,
  place: DraftPlace,
  entry: ModuleEntry | undefined,
): ModuleForm {
  const isHydrated = useHydrated();
  const [formState] = useState(() =>
    createStore(initialFormState(definition, isHydrated ? readDraft(place) : undefined, entry)),
  );
  // The server rendered what is saved. The draft comes before anything else can happen on the page.
  const awaitsDraft = useRef(!isHydrated);
  useLayoutEffect(() => {
    if (!awaitsDraft.current) return;
    awaitsDraft.current = false;
    formState.set(initialFormState(definition, readDraft(place), entry));
  }, [formState, definition, place, entry]);
  const change = useCallback(
    (part: Partial<FormState>) => formState.set({ ...formState.read(), ...part }),
    [formState],
  );
  const write = useCallback(
    (next: (before: FormValues) => FormValues) => change({ values: next(formState.read().values) }),
    [formState, change],
  );
  const rebase = useCallback(
    ({ values, lastUpdated }: Base) =>
      change({ base: { values: withoutNewEntry(values), lastUpdated } }),
    [change],
  );

  const saved = useMemo(() => formValuesOf(definition, entry), [definition, entry]);
  const movement = useStoreValue(formState, (now) => {
    const isNewer = entry !== undefined && (now.base.lastUpdated ?? '') < entry.lastUpdated;
    if (!isNewer || now.pending !== undefined) return 'none';
    return isEdited(now) && !isSame(withoutNewEntry(now.values), saved) ? 'away' : 'ahead';
  });
  useEffect(() => {
    if (movement === 'ahead' && entry) formState.set(withSaved(formState.read(), saved, entry));
  }, [movement, entry, saved, formState]);

  const unsaved = useMemo(
    () => ({ read: () => unsavedOf(formState.read()), subscribe: formState.subscribe }),
    [formState],
  );
  const draft = useAutosave(place, unsaved);

  return {
    formState,
    write,
    isUnsaved: useStoreValue(formState, isUnsaved),
    isEdited: useStoreValue(formState, isEdited),
    savedAt: useStoreValue(formState, (now) => now.base.lastUpdated),
    hasMoved: movement === 'away',
    draft,
    setPending: (pending) => {
      change({ pending });
      const now = unsaved.read();
      if (pending && now) draft.keepNow(now);
    },
    setOffered: (offered) => change({ offered }),
    rebase,
  };
}

/** @returns what the draft holds; null where nothing is to be found again. */
function unsavedOf(formState: FormState): Unsaved | null {
  const { values, base, pending, offered } = formState;
  const remembered = pending ?? offered;
  if (!isUnsaved(formState) && !remembered) return null;
  return {
    ...values,
    proposedAnswers: [...values.proposedAnswers],
    defaultedAnswers: [...values.defaultedAnswers],
    baseLastUpdated: base.lastUpdated,
    ...(remembered ? { pendingGeneration: remembered } : {}),
  };
}
