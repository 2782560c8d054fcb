import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import type { ModuleCache } from '../state/moduleCache.ts';

const HistoryDialog = lazy(async () => ({
  default: (await import('../versions/HistoryDialog.tsx')).HistoryDialog,
}));

interface HistoryButtonProps {
  readonly definition: ModuleDefinition;
  /** The saved version. */
  readonly entry: ModuleEntry;
  readonly projectId: string;
  readonly cache: ModuleCache;
  readonly mayRestore: boolean;
}

/** Opens a dialog with the earlier versions of a module. */
export function HistoryButton(props: HistoryButtonProps) {
  const { definition, entry, projectId, cache, mayRestore } = props;
  const { versions } = useCopy();
  const place = { projectId, module: definition.key };
  // The key resets the dialog to the list each time it opens, but not while it closes.
  const [{ visit, isOpen }, setState] = useState({ visit: 0, isOpen: false });
  const close = () => setState(({ visit }) => ({ visit, isOpen: false }));
  const restoring = useRestoreVersion(place, cache, close);
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
            place={place}
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

/** Restores an earlier version. The form then treats it like any version saved elsewhere. */
function useRestoreVersion(
  place: { readonly projectId: string; readonly module: string },
  cache: ModuleCache,
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
        params: { id: place.projectId, module: place.module, version },
        body: { baseLastUpdated: cache.now()?.lastUpdated ?? null },
      });
      cache.set(entry);
      toast({ tone: 'done', text: versions.restored });
      onRestored();
    } catch (thrown) {
      setFailure(thrown);
      // Loads the version saved in the meantime, so that the comparison shows it.
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
