import { contract } from '@elan/domain/contract/contract';
import type { ModuleContent, ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import type { ModuleCache } from './moduleCache.ts';
import type { ModuleForm } from './useModuleForm.ts';
import { useRetryWhenOnline } from './useRetryWhenOnline.ts';

/**
 * A change that is saved as soon as it is made, worked out on whatever the module holds then. It may
 * meet itself, where it was saved and the answer was lost: what it did already it leaves.
 */
export interface InstantChange {
  /** What it does, as a person would say it. */
  readonly words: string;
  readonly apply: (content: ModuleContent) => ModuleContent;
  /** Once it is saved. */
  readonly onDone?: () => void;
}

interface InstantSavingInput {
  readonly definition: ModuleDefinition;
  readonly projectId: string;
  readonly form: ModuleForm;
  readonly cache: ModuleCache;
  readonly onSaved: () => void;
}

/**
 * Saves one change at once, against the version on the page, one after the other. Where another one was
 * saved meanwhile, nothing is replaced: the page shows it, and the person says whether the change is still wanted.
 */
export function useImmediateSave(input: InstantSavingInput) {
  const { definition, projectId, cache } = input;
  const [waiting, setWaiting] = useState(0);
  const [failed, setFailed] = useState<{ change: InstantChange; failure: unknown }>();
  const [conflict, setConflict] = useState<InstantChange>();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  // A message may ask for a change long after it was drawn: what counts is how things stand then.
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  async function set(change: InstantChange, from: ModuleEntry | undefined): Promise<void> {
    const { lastUpdated: before = null, ...content } = from ?? {};
    const data = change.apply(content);
    const { lastUpdated } = await call(contract.saveModule, {
      params: { id: projectId, module: definition.key },
      body: { data, baseLastUpdated: before },
    });
    // What is being written did not change by it: it began from the version that is saved now.
    const { form, onSaved } = latest.current;
    const { base } = form.formState.read();
    if (base.lastUpdated === before) form.rebase({ ...base, lastUpdated });
    cache.set({ ...data, lastUpdated });
    change.onDone?.();
    onSaved();
  }

  async function attempt(change: InstantChange, editor: () => Promise<void>): Promise<boolean> {
    setFailed(undefined);
    try {
      await editor();
      return true;
    } catch (failure) {
      const isConflict = failure instanceof ApiFailure && failure.code === 'save_conflict';
      if (isConflict) setConflict(change);
      setFailed(isConflict ? undefined : { change, failure });
      return false;
    }
  }

  /** Two changes at once would each be worked out on what the other one has not saved yet. */
  function serialQueue(change: InstantChange, editor: () => Promise<void>): Promise<boolean> {
    setWaiting((count) => count + 1);
    const turn = line.current.then(() => attempt(change, editor));
    line.current = turn.finally(() => setWaiting((count) => count - 1));
    return turn;
  }

  const onNewest = (change: InstantChange) =>
    serialQueue(change, async () => set(change, await cache.readAgain()));
  const save = (change: InstantChange) =>
    serialQueue(change, async () => {
      try {
        await set(change, cache.now());
      } catch (failure) {
        // The page shows what stands there by now, before anything is asked.
        await cache.readAgain().catch(() => {});
        throw failure;
      }
    });

  const retry = () => {
    if (failed) void onNewest(failed.change);
  };
  useRetryWhenOnline(failed?.failure, retry);

  return {
    isSaving: waiting > 0,
    failure: failed?.failure,
    conflict,
    /** @returns whether it is saved; a conflict and a failure are told on the page. */
    save,
    retry,
    applyAnyway: () => {
      if (!conflict) return;
      setConflict(undefined);
      void onNewest(conflict);
    },
    leaveIt: () => setConflict(undefined),
  };
}
