import { useState } from 'react';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import type { Queue } from '../../lib/queue.ts';
import type { ModuleCache } from './moduleCache.ts';
import type { ModuleForm } from './useModuleForm.ts';

interface StillRightInput {
  readonly place: { readonly projectId: string; readonly module: string };
  readonly form: ModuleForm;
  readonly cache: ModuleCache;
  readonly queue: Queue;
}

/** Confirms that a result is still right, after the requests already in the queue. No-op if nothing was saved yet. */
export function useStillRight({ place, form, cache, queue }: StillRightInput) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function send(): Promise<void> {
    const baseLastUpdated = cache.now()?.lastUpdated;
    if (baseLastUpdated === undefined) return;
    const { basis, lastUpdated } = await call(contract.confirmResult, {
      params: { id: place.projectId, module: place.module },
      body: { baseLastUpdated },
    });
    // The form's values stay the same, so it can be based on the version just saved.
    const { base } = form.formState.read();
    if (base.lastUpdated === baseLastUpdated) form.rebase({ ...base, lastUpdated });
    cache.set({ basis, lastUpdated });
  }

  return {
    isSaving,
    failure,
    /** @returns whether the confirmation was saved. If not, the page shows the reason. */
    async confirm(): Promise<boolean> {
      setSaving(true);
      setFailure(undefined);
      try {
        await queue(send);
        return true;
      } catch (thrown) {
        // Shows the version saved in the meantime, so that the user can check the result again.
        await cache.readAgain().catch(() => {});
        setFailure(thrown);
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}
