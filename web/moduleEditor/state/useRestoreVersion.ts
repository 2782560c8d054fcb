import { contract } from '@elan/domain/contract/contract';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ModuleEditor } from './useModuleEditor.ts';

/** Restores an earlier version of a module. The form on the page is not changed. */
export function useRestoreVersion(
  { project, definition, cache }: Pick<ModuleEditor, 'project' | 'definition' | 'cache'>,
  onRestored: () => void,
) {
  const { versions } = useCopy();
  const toast = useToast();
  const [isRestoring, setRestoring] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function restore(version: string): Promise<void> {
    setRestoring(true);
    setFailure(undefined);
    try {
      const { entry } = await call(contract.restoreVersion, {
        params: { id: project.id, module: definition.key, version },
        body: { baseLastUpdated: cache.now()?.lastUpdated ?? null },
      });
      cache.set(entry);
      toast({ tone: 'done', text: versions.restored });
      onRestored();
    } catch (thrown) {
      setFailure(thrown);
      // Show the version saved in between, to compare with.
      const isConflict = thrown instanceof ApiFailure && thrown.code === 'save_conflict';
      if (isConflict) await cache.readAgain().catch(setFailure);
    } finally {
      setRestoring(false);
    }
  }

  return {
    isRestoring,
    failure,
    restore: (version: string) => void restore(version),
    forgetFailure: () => setFailure(undefined),
  };
}
