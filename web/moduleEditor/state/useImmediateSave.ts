import { editNotes, replacedText } from '@elan/domain/project/editedText';
import type { ModuleContent, ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useEffect, useRef, useState } from 'react';
import { call, isCode } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import type { Queue } from '../../lib/queue.ts';
import { useRetryWhenOnline } from '../../lib/serverReachable.ts';
import { formValuesOf } from './formValues.ts';
import type { ModuleCache } from './moduleCache.ts';
import type { ModuleForm } from './useModuleForm.ts';

/**
 * A change that is saved immediately, applied to the module's latest content. Must be idempotent, because a change
 * whose reply was lost may be applied again.
 */
export interface ImmediateChange {
  /** Describes the change to the user. */
  readonly words: string;
  readonly apply: (content: ModuleContent) => ModuleContent;
  /** @param isPressed false if the attempt was an automatic retry, true if the user started it. */
  readonly onDone?: (isPressed: boolean) => void;
}

interface ImmediateSaveInput {
  readonly definition: ModuleDefinition;
  readonly projectId: string;
  readonly form: ModuleForm;
  readonly cache: ModuleCache;
  /** Runs one change at a time. Of two simultaneous changes, each would be based on a version without the other. */
  readonly queue: Queue;
  readonly onSaved: () => void;
}

export type ImmediateSave = ReturnType<typeof useImmediateSave>;

/**
 * Saves changes immediately, one after the other, based on the version on the page. If a newer version was saved
 * elsewhere, the page shows that version, and the user decides whether to apply the change anyway.
 */
export function useImmediateSave(input: ImmediateSaveInput) {
  const { definition, projectId, cache, queue } = input;
  const [waiting, setWaiting] = useState(0);
  const [failed, setFailed] = useState<{ change: ImmediateChange; failure: unknown }>();
  const [conflict, setConflict] = useState<ImmediateChange>();
  // A message may trigger a change long after its render, so the latest input is always used.
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  async function set(
    change: ImmediateChange,
    from: ModuleEntry | undefined,
    isPressed = true,
  ): Promise<void> {
    const { lastUpdated: before = null, ...content } = from ?? {};
    const data = change.apply(content);
    const { lastUpdated } = await call(contract.saveModule, {
      params: { id: projectId, module: definition.key },
      body: { data, baseLastUpdated: before },
    });
    // Of the form, the change can only affect the text. A form based on the replaced version is rebased.
    const { form, onSaved } = latest.current;
    const { base } = form.formState.read();
    const { writeUp } = { ...base.values, ...formValuesOf(definition, data) };
    const values = { ...base.values, ...(writeUp === undefined ? {} : { writeUp }) };
    if (base.lastUpdated === before) form.rebase({ values, lastUpdated });
    const notes = replacedText(content, data) ? editNotes(data, true) : {};
    cache.set({ ...data, ...notes, lastUpdated });
    change.onDone?.(isPressed);
    onSaved();
  }

  async function attempt(change: ImmediateChange, send: () => Promise<void>): Promise<boolean> {
    setFailed(undefined);
    try {
      await send();
      return true;
    } catch (failure) {
      const isConflict = isCode(failure, 'save_conflict');
      if (isConflict) setConflict(change);
      setFailed(isConflict ? undefined : { change, failure });
      return false;
    }
  }

  function enqueue(change: ImmediateChange, send: () => Promise<void>): Promise<boolean> {
    setWaiting((count) => count + 1);
    return queue(() => attempt(change, send)).finally(() => setWaiting((count) => count - 1));
  }

  const onNewest = (change: ImmediateChange, isPressed: boolean) =>
    enqueue(change, async () => set(change, await cache.readAgain(), isPressed));
  const save = (change: ImmediateChange) =>
    enqueue(change, async () => {
      try {
        await set(change, cache.now());
      } catch (failure) {
        // Shows the current saved version before the user has to decide.
        await cache.readAgain().catch(() => {});
        throw failure;
      }
    });

  const retry = (isPressed: boolean) => {
    if (failed) void onNewest(failed.change, isPressed);
  };
  useRetryWhenOnline(failed?.failure, () => retry(false));

  return {
    isSaving: waiting > 0,
    failure: failed?.failure,
    conflict,
    /** @returns whether the change was saved. If not, the page shows the conflict or failure. */
    save,
    retry: () => retry(true),
    /** Gives up a change that could not be saved, so that it is not tried again once the server is reachable. */
    cancel: (change: ImmediateChange) =>
      setFailed((now) => (now?.change === change ? undefined : now)),
    applyAnyway: () => {
      if (!conflict) return;
      setConflict(undefined);
      void onNewest(conflict, true);
    },
    leaveIt: () => setConflict(undefined),
  };
}
