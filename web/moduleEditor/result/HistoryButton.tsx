import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { useRestoreVersion } from '../state/useRestoreVersion.ts';

const HistoryDialog = lazy(async () => ({
  default: (await import('../../versions/HistoryDialog.tsx')).HistoryDialog,
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
