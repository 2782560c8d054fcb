import { contract } from '@elan/domain/contract/contract';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

const HistoryDialog = lazy(async () => ({
  default: (await import('../versions/HistoryDialog.tsx')).HistoryDialog,
}));

/** Opens the earlier versions of a module; hidden where nothing was ever saved. */
export function HistoryButton({ editor }: { editor: ModuleEditor }) {
  const { versions } = useCopy();
  const { definition, entry, project, mayWrite, generation } = editor;
  // The key resets the dialog to the list at each opening, but not while it closes.
  const [{ visit, isOpen }, setState] = useState({ visit: 0, isOpen: false });
  const close = () => setState(({ visit }) => ({ visit, isOpen: false }));
  const restoring = useRestoreVersion(editor, close);
  if (!entry) return null;
  const mayRestore = mayWrite.allowed && !generation.isRunning;
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        icon={<History aria-hidden size={18} />}
        onClick={() => {
          restoring.forgetFailure();
          setState({ visit: visit + 1, isOpen: true });
        }}
      >
        {versions.title}
      </Button>
      {visit === 0 ? null : (
        <Suspense>
          <HistoryDialog
            key={visit}
            open={isOpen}
            onOpenChange={(open) => {
              if (!open) close();
            }}
            place={{ projectId: project.id, module: definition.key }}
            definition={definition}
            entry={entry}
            onRestore={mayRestore ? restoring.restore : undefined}
            isRestoring={restoring.isRestoring}
            failure={restoring.failure}
          />
        </Suspense>
      )}
    </>
  );
}

/** Restores an earlier version of a module. The form on the page is not changed. */
function useRestoreVersion(
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
