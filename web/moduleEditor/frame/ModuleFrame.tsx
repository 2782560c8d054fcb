import { isModuleComplete } from '@elan/domain/project/moduleComplete';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { ImmediateSaveConflict } from '../conflict/ImmediateSaveConflict.tsx';
import { DownloadButton } from '../result/DownloadButton.tsx';
import { HistoryButton } from '../result/HistoryButton.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { NextModule } from './NextModule.tsx';
import { hasReadyCard, ReadyCard } from './ReadyCard.tsx';

/** Shown once a module is done: the card of the journey where there is one, else the next module. */
function NextStep({ editor }: { editor: ModuleEditor }) {
  if (hasReadyCard(editor)) return <ReadyCard editor={editor} />;
  return isModuleComplete(editor.definition, editor.entry) ? (
    <NextModule after={editor.definition} />
  ) : null;
}

/** The frame of every module: announcements, conflicts, and the next step. */
export function ModuleFrame({ editor, children }: { editor: ModuleEditor; children: ReactNode }) {
  const { definition, saving, immediateSave } = editor;
  return (
    <>
      <p role="status" className="sr-only">
        {editor.announcement}
      </p>
      {children}
      <div className="mt-6 flex flex-wrap gap-x-2 empty:hidden print:hidden">
        <DownloadButton definition={definition} entry={editor.entry} project={editor.project} />
        <HistoryButton editor={editor} />
      </div>
      <NextStep editor={editor} />
      <ConflictDialog
        definition={definition}
        conflict={saving.conflict}
        form={editor.form}
        onSaveMerged={saving.saveMerged}
        onTakeTheirs={saving.takeTheirs}
        onGoOn={saving.goOn}
      />
      <ImmediateSaveConflict immediateSave={immediateSave} />
    </>
  );
}
