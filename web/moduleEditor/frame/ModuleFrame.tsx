import { moduleAsMarkdown } from '@elan/domain/dossier/moduleAsMarkdown';
import { hasContent, hasResult } from '@elan/domain/project/moduleEntry';
import { isModuleComplete } from '@elan/domain/project/progress';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { journey } from '@elan/modules/catalogue';
import { ArrowRight, Download } from 'lucide-react';
import { type ComponentType, memo, type ReactNode } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { fileName, saveFile } from '../../lib/saveFile.ts';
import { DossierLink } from '../../projects/DossierLink.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useFill } from '../../writeUp/figures.tsx';
import { TextLinksContext } from '../../writeUp/textMarks.tsx';
import { stuckToBottom } from '../columns.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { ImmediateSaveConflict } from '../conflict/ImmediateSaveConflict.tsx';
import { ModuleMentions } from '../ModuleMentions.tsx';
import { HistoryButton } from '../result/HistoryButton.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { hasReadyCard, ReadyCard } from './ReadyCard.tsx';

interface ModuleFrameProps {
  readonly editor: ModuleEditor;
  /** Runs instead of the link to the next module, where something must be done on the way there. */
  readonly onNext?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The frame of every module: announcements, conflicts, and once it is done the next step. */
export function ModuleFrame({ editor, onNext, children }: ModuleFrameProps) {
  const { definition, project, entry, content, form, saving, immediateSave, heading } = editor;
  const isDone = hasResult(definition.kind, content) || isModuleComplete(definition, entry);
  const isGoingOn = isDone && !editor.generation.isRunning;
  return (
    <>
      <p role="status" className="sr-only">
        {editor.announcement}
      </p>
      <TextLinksContext value={linksFrom(definition.key)}>
        <div className="group/module">
          {children}
          {isGoingOn ? (
            <NextModule after={definition} projectId={project.id} onFollow={onNext} />
          ) : null}
        </div>
      </TextLinksContext>
      <div className="mt-6 flex flex-wrap gap-x-2 empty:hidden print:hidden">
        <DownloadButton definition={definition} entry={entry} project={project} />
        {isDone && nextAfter(definition) ? (
          <DossierLink projectId={project.id} variant="quiet" />
        ) : null}
        {entry ? (
          <HistoryButton
            definition={definition}
            entry={entry}
            projectId={project.id}
            cache={editor.cache}
            mayRestore={editor.mayWrite.allowed && !editor.generation.isRunning}
          />
        ) : null}
      </div>
      {hasReadyCard(definition, entry) ? (
        <ReadyCard
          definition={definition}
          project={project}
          form={form}
          content={content}
          heading={heading}
        />
      ) : null}
      <ConflictDialog
        definition={definition}
        conflict={saving.conflict}
        form={form}
        onSaveMerged={saving.saveMerged}
        onTakeTheirs={saving.takeTheirs}
        onGoOn={saving.goOn}
      />
      <ImmediateSaveConflict immediateSave={immediateSave} />
    </>
  );
}

const linkers = new Map<string, ComponentType<{ readonly text: string }>>();

/** @returns the component that links what the texts of a module name: always the same, so that no text renders again. */
function linksFrom(key: string): ComponentType<{ readonly text: string }> {
  const known = linkers.get(key);
  if (known) return known;
  const Linked = ({ text }: { text: string }) => <ModuleMentions text={text} except={key} />;
  linkers.set(key, Linked);
  return Linked;
}

function nextAfter(definition: ModuleDefinition): ModuleDefinition | undefined {
  return journey[journey.findIndex(({ key }) => key === definition.key) + 1];
}

/** The main step once a module is written: the link to the next one, or to the dossier, within reach while its text is read. */
const NextModule = memo(function NextModule({
  after,
  projectId,
  onFollow,
}: {
  after: ModuleDefinition;
  projectId: string;
  onFollow: (() => void) | undefined;
}) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const next = nextAfter(after);
  // The end of the journey.
  if (!next) {
    return (
      <p className="mt-6 flex justify-end py-2 print:hidden">
        <DossierLink projectId={projectId} variant="primary" className="max-sm:grow" />
      </p>
    );
  }
  // Not above fields.
  const place =
    after.kind === 'writeUp'
      ? `${stuckToBottom} group-has-data-opened/module:static max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-ground max-sm:px-4`
      : '';
  return (
    <p className={`pointer-events-none mt-6 flex justify-end py-2 print:hidden ${place}`}>
      <LinkButton
        to="/module/$key"
        params={{ key: next.key }}
        // What must be done on the way has a main button of its own.
        variant={onFollow ? 'secondary' : 'primary'}
        className="pointer-events-auto max-sm:grow max-sm:px-3 max-sm:text-sm"
        onClick={(event) => {
          // Another tab or window is the browser's affair.
          if (!onFollow || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onFollow();
        }}
      >
        {moduleScreen.next(next.title[language])}
        <ArrowRight aria-hidden size={18} />
      </LinkButton>
    </p>
  );
});

/** Downloads a module, whatever the plan: a person's texts stay theirs (docs/product.md#premium). */
function DownloadButton({
  definition,
  entry,
  project,
}: Pick<ModuleEditor, 'definition' | 'entry' | 'project'>) {
  const copy = useCopy();
  const { language } = useLanguage();
  const fill = useFill();
  if (!entry || !hasContent(entry)) return null;
  return (
    <Button
      variant="quiet"
      icon={<Download aria-hidden size={18} />}
      onClick={() =>
        saveFile(
          fileName(project.name, definition.title[language]),
          moduleAsMarkdown({ definition, entry, projectName: project.name, language, fill }),
        )
      }
    >
      {copy.download.button}
    </Button>
  );
}
