import { ArrowDown } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { columns } from '../../moduleEditor/columns.ts';
import { ImmediateSaveFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { LockedNotice } from '../../moduleEditor/questions/WhyDisabled.tsx';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { bringUp } from '../../ui/reveal.ts';
import { EntryList, entriesId } from './EntryList.tsx';
import { analysisId, JournalAnalysis } from './JournalAnalysis.tsx';
import { NewEntryForm } from './NewEntryForm.tsx';
import { useEntries } from './useEntries.ts';

/** The journal: a form for a new entry, the list of entries and an analysis of the latest ones. */
export function JournalPage(props: ModulePageProps) {
  const editor = useModuleEditor(props);
  const { definition, form, immediateSave, mayWrite } = editor;
  const { isRunning } = editor.generation;
  const { isSaving } = immediateSave;
  const journal = useEntries(editor);
  const { stillOpen } = useCopy().journal;
  return (
    <ModuleFrame editor={editor}>
      <Contents />
      <div className={`mt-2 ${columns}`}>
        <div className="min-w-0 space-y-6">
          <LockedNotice definition={definition} mayWrite={mayWrite} />
          {journal.mayAdd.allowed && !mayWrite.allowed ? <p>{stillOpen}</p> : null}
          <NewEntryForm form={form} journal={journal} isSaving={isSaving} isRunning={isRunning} />
          <ImmediateSaveFailure
            immediateSave={immediateSave}
            onGone={() => journal.listHeading.current?.focus()}
          />
          <EntryList journal={journal} waits={isSaving || isRunning} />
        </div>
        <JournalAnalysis editor={editor} />
      </div>
    </ModuleFrame>
  );
}

/** On a narrow page: links to the content below the form. */
function Contents() {
  const { journal, moduleScreen } = useCopy();
  const parts = [
    { id: entriesId, words: journal.list.name },
    { id: analysisId, words: journal.analysis.name },
  ];
  return (
    <nav
      aria-label={moduleScreen.reading.contents}
      className="flex flex-wrap gap-x-4 text-sm xl:hidden print:hidden"
    >
      {parts.map(({ id, words }) => (
        <a
          key={id}
          href={`#${id}`}
          className="flex min-h-11 items-center gap-1 rounded font-semibold text-action hover:underline"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            bringUp(document.getElementById(id));
          }}
        >
          <span>{words}</span>
          <ArrowDown aria-hidden size={16} />
        </a>
      ))}
    </nav>
  );
}
