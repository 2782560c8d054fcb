import { contract } from '@elan/domain/contract/contract';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { focusField } from './fieldIds.ts';
import { type Base, isEdited } from './formState.ts';
import { dataOf, differences, type Written, writtenOf } from './formValues.ts';
import type { ModuleCache } from './moduleCache.ts';
import { tooLongField } from './tooLongField.ts';
import type { Writing } from './useModuleForm.ts';
import { useRetryWhenBack } from './useRetryWhenOnline.ts';

/** Another version was saved meanwhile; nothing was replaced. */
export interface Conflict {
  readonly theirs: Written;
  readonly lastUpdated: string | null;
}

interface SavingInput {
  readonly definition: ModuleDefinition;
  readonly projectId: string;
  readonly writing: Writing;
  readonly cache: ModuleCache;
  readonly onSaved: () => void;
}

/** Saving what is written, and what to do when something else was saved meanwhile. */
export function useSaving({ definition, projectId, writing, cache, onSaved }: SavingInput) {
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
    const standing = writing.standing.read();
    const { written, base } = standing;
    // The page may have followed what came while this was read.
    if (lastUpdated === base.lastUpdated) return { written, lastUpdated };
    const theirs = writtenOf(definition, entry);
    if (isEdited(standing) && differences(definition, written, theirs).length > 0) {
      setConflict({ theirs, lastUpdated });
      return undefined;
    }
    writing.rebase({ written: theirs, lastUpdated });
    take(theirs);
    return { written: theirs, lastUpdated };
  }

  /** What is saved stands on the page now; an entry that is not added yet stays. */
  const take = (theirs: Written) =>
    writing.write(({ newEntry }) => (newEntry ? { ...theirs, newEntry } : theirs));

  async function put(base: string | null, sent: Written): Promise<void> {
    const data = dataOf(sent, writing.standing.read().base.written);
    const { lastUpdated } = await call(contract.saveModule, {
      params: { id: projectId, module: definition.key },
      body: { data: { ...data }, baseLastUpdated: base },
    });
    writing.rebase({ written: sent, lastUpdated });
    cache.put({ ...data, lastUpdated });
    onSaved();
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    setSaving(true);
    setFailure(undefined);
    try {
      await work();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setSaving(false);
    }
  }

  const save = (
    base: string | null = writing.standing.read().base.lastUpdated,
    sent: Written = writing.standing.read().written,
  ) =>
    attempt(async () => {
      try {
        await put(base, sent);
      } catch (thrown) {
        if (!(thrown instanceof ApiFailure) || thrown.code !== 'save_conflict') throw thrown;
        // The earlier attempt may have arrived although its answer did not.
        if (await upToDate()) onSaved();
      }
    });

  const waitsForServer = useRetryWhenBack(failure, () => void save());

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
    saveMerged: (merged: Written) => {
      if (!conflict) return;
      const { theirs, lastUpdated } = conflict;
      setConflict(undefined);
      writing.rebase({ written: theirs, lastUpdated });
      writing.write(() => merged);
      const tooLong = tooLongField(merged);
      if (tooLong === undefined) void save(lastUpdated, merged);
      else focusField(tooLong);
    },
    /** What was written here leaves the page, and can be called back for as long as the message stays. */
    takeTheirs: () => {
      if (!conflict) return;
      const { written: mine } = writing.standing.read();
      writing.rebase({ written: conflict.theirs, lastUpdated: conflict.lastUpdated });
      take(conflict.theirs);
      setConflict(undefined);
      setFailure(undefined);
      toast({
        text: moduleScreen.conflict.tookTheirs,
        action: { label: moduleScreen.undo, run: () => writing.write(() => mine) },
      });
    },
    goOn: () => setConflict(undefined),
    dismiss: () => setFailure(undefined),
  };
}
