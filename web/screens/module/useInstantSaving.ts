import { contract } from '@elan/domain/contract/contract';
import type { ModuleContent, ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useState } from 'react';
import { ApiFailure, call } from '../../api.ts';
import type { ModuleCache } from './projectCache.ts';
import type { Writing } from './useWriting.ts';

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
  readonly entry: ModuleEntry | undefined;
  readonly writing: Writing;
  readonly cache: ModuleCache;
  readonly onSaved: () => void;
}

/**
 * Saves one change at once, against the version on the page. Where another one was saved meanwhile,
 * nothing is replaced: the page shows it, and the person says whether the change is still wanted.
 */
export function useInstantSaving(input: InstantSavingInput) {
  const { definition, projectId, entry, writing, cache, onSaved } = input;
  const [saving, setSaving] = useState<InstantChange>();
  const [failed, setFailed] = useState<{ change: InstantChange; failure: unknown }>();
  const [conflict, setConflict] = useState<InstantChange>();

  async function put(change: InstantChange, from: ModuleEntry | undefined): Promise<void> {
    const { lastUpdated: before = null, ...content } = from ?? {};
    const data = change.apply(content);
    const { lastUpdated } = await call(contract.saveModule, {
      params: { id: projectId, module: definition.key },
      body: { data, baseLastUpdated: before },
    });
    // What is being written did not change by it: it began from the version that is saved now.
    if (writing.base.lastUpdated === before) writing.rebase({ ...writing.base, lastUpdated });
    cache.put({ ...data, lastUpdated });
    change.onDone?.();
    onSaved();
  }

  async function attempt(change: InstantChange, work: () => Promise<void>): Promise<void> {
    setSaving(change);
    setFailed(undefined);
    try {
      await work();
    } catch (failure) {
      const isConflict = failure instanceof ApiFailure && failure.code === 'save_conflict';
      if (isConflict) setConflict(change);
      setFailed(isConflict ? undefined : { change, failure });
    } finally {
      setSaving(undefined);
    }
  }

  const onNewest = (change: InstantChange) =>
    attempt(change, async () => put(change, await cache.readAgain()));
  const save = (change: InstantChange) =>
    attempt(change, async () => {
      try {
        await put(change, entry);
      } catch (failure) {
        // The page shows what stands there by now, before anything is asked.
        await cache.readAgain().catch(() => {});
        throw failure;
      }
    });

  return {
    isSaving: saving !== undefined,
    failure: failed?.failure,
    conflict,
    /** @param change is saved at once; another one that is under way is waited for by the caller. */
    save,
    retry: () => {
      if (failed) void onNewest(failed.change);
    },
    applyAnyway: () => {
      if (!conflict) return;
      setConflict(undefined);
      void onNewest(conflict);
    },
    leaveIt: () => setConflict(undefined),
  };
}
