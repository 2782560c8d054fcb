import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import type { HistoryProps } from '../versions/HistoryDialog.tsx';

const HistoryDialog = lazy(async () => ({
  default: (await import('../versions/HistoryDialog.tsx')).HistoryDialog,
}));

/** Opens a dialog with the earlier versions of a module. */
export function HistoryButton({ editor, entry }: HistoryProps) {
  const { versions } = useCopy();
  // The key resets the dialog to the list each time it opens, but not while it closes.
  const [{ visit, isOpen }, setState] = useState({ visit: 0, isOpen: false });
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        icon={<History aria-hidden size={18} />}
        onClick={() => setState({ visit: visit + 1, isOpen: true })}
      >
        {versions.title}
      </Button>
      {visit === 0 ? null : (
        <Suspense>
          <HistoryDialog
            key={visit}
            open={isOpen}
            onClose={() => setState({ visit, isOpen: false })}
            editor={editor}
            entry={entry}
          />
        </Suspense>
      )}
    </>
  );
}
