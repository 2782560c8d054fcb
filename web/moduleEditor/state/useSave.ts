import { contract } from '@elan/domain/contract/contract';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { focusField } from './fieldIds.ts';
import { type Base, isEdited } from './formState.ts';
import { dataOf, differences, type FormValues, formValuesOf } from './formValues.ts';
import type { ModuleCache } from './moduleCache.ts';
import { tooLongField } from './tooLongField.ts';
import type { ModuleForm } from './useModuleForm.ts';
import { useRetryWhenOnline } from './useRetryWhenOnline.ts';

/** Another version was saved meanwhile; nothing was replaced. */
export interface Conflict {
  readonly theirs: FormValues;
  readonly lastUpdated: string | null;
}

interface SavingInput {
  readonly definition: ModuleDefinition;
  readonly projectId: string;
  readonly form: ModuleForm;
  readonly cache: ModuleCache;
  readonly onSaved: () => void;
}

/** Saving what is written, and what to do when something else was saved meanwhile. */
export function useSave({ definition, projectId, form, cache, onSaved }: SavingInput) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();
  const { moduleScreen } = useCopy();
  const toast = useToast();

  /** @returns what to go on with; undefined when the person must choose between two versions first. */
  async function upToDate(): Promise<Base | undefined> {
    const entry = await cache.readAgain();
    const lastUpdated = entry?.lastUpdated ?? null;
    // One goes on typing while an answer is on its way: what counts is what stands there when it comes.
    const formState = form.formState.read();
    const { values, base } = formState;
    // The page may have followed what came while this was read.
    if (lastUpdated === base.lastUpdated) return { values, lastUpdated };
    const theirs = formValuesOf(definition, entry);
    if (isEdited(formState) && differences(definition, values, theirs).length > 0) {
      setConflict({ theirs, lastUpdated });
      return undefined;
    }
    form.rebase({ values: theirs, lastUpdated });
    take(theirs);
    return { values: theirs, lastUpdated };
  }

  /** What is saved stands on the page now; an entry that is not added yet stays. */
  const take = (theirs: FormValues) =>
    form.write(({ newEntry }) => (newEntry ? { ...theirs, newEntry } : theirs));

  async function set(base: string | null, sent: FormValues): Promise<void> {
    const data = dataOf(sent, form.formState.read().base.values);
    const { lastUpdated } = await call(contract.saveModule, {
      params: { id: projectId, module: definition.key },
      body: { data: { ...data }, baseLastUpdated: base },
    });
    form.rebase({ values: sent, lastUpdated });
    cache.set({ ...data, lastUpdated });
    onSaved();
  }

  async function attempt(editor: () => Promise<void>): Promise<void> {
    setSaving(true);
    setFailure(undefined);
    try {
      await editor();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setSaving(false);
    }
  }

  const save = (
    base: string | null = form.formState.read().base.lastUpdated,
    sent: FormValues = form.formState.read().values,
  ) =>
    attempt(async () => {
      try {
        await set(base, sent);
      } catch (thrown) {
        if (!(thrown instanceof ApiFailure) || thrown.code !== 'save_conflict') throw thrown;
        // The earlier attempt may have arrived although its answer did not.
        if (await upToDate()) onSaved();
      }
    });

  const waitsForServer = useRetryWhenOnline(failure, () => void save());

  return {
    isSaving,
    failure,
    /** It failed because nothing answered; it is done again by itself once something does. */
    waitsForServer,
    conflict,
    save: () => save(),
    upToDate,
    compare: () => attempt(async () => void (await upToDate())),
    /**
     * Saves what was put together of both versions. It stands on the page first, whatever becomes of the save;
     * what is too long by now is shown there instead.
     */
    saveMerged: (merged: FormValues) => {
      if (!conflict) return;
      const { theirs, lastUpdated } = conflict;
      setConflict(undefined);
      form.rebase({ values: theirs, lastUpdated });
      form.write(() => merged);
      const tooLong = tooLongField(merged);
      if (tooLong === undefined) void save(lastUpdated, merged);
      else focusField(tooLong);
    },
    /** What was written here leaves the page, and can be called back for as long as the message stays. */
    takeTheirs: () => {
      if (!conflict) return;
      const { values: mine } = form.formState.read();
      form.rebase({ values: conflict.theirs, lastUpdated: conflict.lastUpdated });
      take(conflict.theirs);
      setConflict(undefined);
      setFailure(undefined);
      toast({
        text: moduleScreen.conflict.tookTheirs,
        action: { label: moduleScreen.undo, run: () => form.write(() => mine) },
      });
    },
    goOn: () => setConflict(undefined),
    dismiss: () => setFailure(undefined),
  };
}
