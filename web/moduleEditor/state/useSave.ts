import { contract } from '@elan/domain/contract/contract';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { useRetryWhenOnline } from '../../lib/serverReachable.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { focusField, tooLongField } from './fieldIds.ts';
import { type Base, isEdited } from './formState.ts';
import { dataOf, differences, type FormValues, formValuesOf } from './formValues.ts';
import type { ModuleCache } from './moduleCache.ts';
import type { ModuleForm } from './useModuleForm.ts';

/** A newer version was saved in between; nothing was replaced. */
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

/** Saving the form, and resolving a conflict with a newer saved version. */
export function useSave({ definition, projectId, form, cache, onSaved }: SavingInput) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();
  const { moduleScreen } = useCopy();
  const toast = useToast();

  /** @returns the version to save or generate; undefined when the person must resolve a conflict first. */
  async function upToDate(): Promise<Base | undefined> {
    const entry = await cache.readAgain();
    const lastUpdated = entry?.lastUpdated ?? null;
    // The person may type while the reply is on its way: use the form as it is when it arrives.
    const formState = form.formState.read();
    const { values, base } = formState;
    // The page may have updated its form while this was read.
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

  /** Replaces the form with the saved version; an entry that is not added yet stays. */
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

  async function attempt(send: () => Promise<void>): Promise<void> {
    setSaving(true);
    setFailure(undefined);
    try {
      await send();
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
        // The earlier attempt may have arrived although its reply did not.
        if (await upToDate()) onSaved();
      }
    });

  const waitsForServer = useRetryWhenOnline(failure, () => void save());

  return {
    isSaving,
    failure,
    /** It failed because the server could not be reached, and is retried once it can. */
    waitsForServer,
    conflict,
    save: () => save(),
    upToDate,
    compare: () => attempt(async () => void (await upToDate())),
    /**
     * Saves the merged version. It is put in the form first, so that it remains if the save fails or a field is too
     * long.
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
    /** Discards the form for the saved version, with an undo for as long as the message stays. */
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
