import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { noteArrived } from '../../drafts/arrived.ts';
import { type DraftPlace, eraseArrived } from '../../drafts/draftStorage.ts';
import { createUndo } from '../../drafts/undo.ts';
import type { Queue } from '../../lib/queue.ts';
import { useStoreValue } from '../../lib/store.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { focusField, tooLongField } from './fieldIds.ts';
import { type Base, type Conflict, mergeWith, withoutChange, writtenOf } from './formState.ts';
import { type Choice, type FormValues, mergedOf } from './formValues.ts';
import type { ModuleCache } from './moduleCache.ts';
import { createModuleSaving } from './moduleSaving.ts';
import { useAutosaving } from './useAutosaving.ts';
import type { ModuleForm } from './useModuleForm.ts';

interface SavingInput {
  readonly definition: ModuleDefinition;
  readonly place: DraftPlace;
  readonly form: ModuleForm;
  readonly cache: ModuleCache;
  /** Runs saves of the module one at a time. */
  readonly queue: Queue;
  readonly mayWrite: boolean;
  /** Called after a successful manual save. */
  readonly onSaved: () => void;
}

const useModuleUndo = createUndo<FormValues>();

export type Saving = ReturnType<typeof useSave>;

/** Saves the form, automatically after a pause and manually, and resolves conflicts with newer saved versions. */
export function useSave(input: SavingInput) {
  const { definition, form, cache, queue, onSaved } = input;
  const { formState } = form;
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();
  const { moduleScreen } = useCopy();
  const toast = useToast();
  const latest = useRef({ mayWrite: input.mayWrite, isOpen: true });
  useEffect(() => {
    latest.current.mayWrite = input.mayWrite;
  });
  const [{ autosaver, saveNow, newest: readNewest, hold }] = useState(() =>
    createModuleSaving({
      definition,
      projectId: input.place.projectId,
      formState,
      cache,
      queue,
      mayWrite: () => latest.current.mayWrite,
      onPushed: () => {
        const { values, lastUpdated } = formState.read().base;
        const written = writtenOf(values);
        if (lastUpdated !== null) noteArrived(input.place, { written, lastUpdated });
        // While mounted, the form erases its draft itself.
        if (!latest.current.isOpen) eraseArrived(input.place, written);
      },
      onArrived: () => setFailure(undefined),
      onRefused: setFailure,
    }),
  );
  // Comes before the autosave's effect, so that on leaving, the form already counts as closed when changes are sent.
  useEffect(() => {
    const { current } = latest;
    current.isOpen = true;
    return () => {
      current.isOpen = false;
    };
  }, []);
  useAutosaving(autosaver, { place: input.place, store: formState });
  const keep = () => {
    form.keepDraft();
    void autosaver.flush();
  };
  const undo = useModuleUndo({ place: input.place, write: form.write, keep });
  /** Shows a message that offers to undo a change, also after the form was left. */
  const offerUndo = useCallback(
    (text: string, change: (now: FormValues) => FormValues) =>
      toast({ text, action: { label: moduleScreen.undo, run: () => undo(change) } }),
    [toast, undo, moduleScreen.undo],
  );

  /** @returns the version to generate from, or undefined if the user must resolve a conflict first. */
  async function bringUpToDate(): Promise<Base | undefined> {
    const { values, base } = formState.read();
    // An edited text is saved first, because a generation request does not contain it, and the result would replace
    // it.
    const pushed = values.writeUp === base.values.writeUp ? 'saved' : await saveNow();
    if (pushed !== 'saved') {
      setConflict(pushed);
      return undefined;
    }
    const newest = await readNewest();
    if (!('theirs' in newest)) return newest;
    setConflict(newest);
    return undefined;
  }

  async function attempt(send: () => Promise<void>): Promise<void> {
    setSaving(true);
    setFailure(undefined);
    try {
      await send();
    } catch (thrown) {
      setFailure(thrown);
      autosaver.failed(thrown);
    } finally {
      setSaving(false);
    }
  }

  const save = () =>
    attempt(async () => {
      const pushed = await saveNow();
      if (pushed !== 'saved') {
        setConflict(pushed);
        return;
      }
      autosaver.arrived();
      onSaved();
    });

  /** Puts the chosen values in the form before saving, so that they are kept if the save fails. */
  const resolve = (chosen: FormValues) => {
    if (!conflict) return;
    const { theirs, lastUpdated } = conflict;
    setConflict(undefined);
    form.rebase({ values: theirs, lastUpdated });
    form.write(() => chosen);
  };

  return {
    isSaving,
    failure,
    /** Saves the form if the module's text was edited. */
    storeText: () => {
      const { values, base } = formState.read();
      if (values.writeUp !== base.values.writeUp) void save();
    },
    autosave: autosaver.state,
    /** Whether autosaving is held, failing or stopped, so that the user may discard the changes. */
    canDiscard: useStoreValue(autosaver.state, (now) => stuck.has(now)),
    conflict,
    save,
    bringUpToDate,
    hold,
    compare: () => void attempt(async () => void (await bringUpToDate())),
    saveMerged: (merged: FormValues) => {
      resolve(merged);
      const tooLong = tooLongField(merged);
      if (tooLong === undefined) void save();
      else focusField(tooLong);
    },
    /** Takes the saved version of the conflicting fields. The user can undo that while the message is shown. */
    takeTheirs: () => {
      if (!conflict) return;
      const { merged, conflicts } = mergeWith(formState.read(), conflict.theirs);
      const choices = Object.fromEntries(conflicts.map((field) => [field, 'theirs' as Choice]));
      resolve(mergedOf(definition, merged, conflict.theirs, choices));
      setFailure(undefined);
      const { values: taken } = formState.read();
      offerUndo(moduleScreen.conflict.tookTheirs, (now) => withoutChange(merged, taken, now));
    },
    offerUndo,
    goOn: () => setConflict(undefined),
    dismiss: () => setFailure(undefined),
  };
}

const stuck: ReadonlySet<string> = new Set(['retrying', 'held', 'refused', 'signedOut']);
