import { hasContent, hasResult } from '@elan/domain/project/moduleEntry';
import { isModuleComplete } from '@elan/domain/project/progress';
import { Download } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { fileName, saveFile } from '../../lib/saveFile.ts';
import { definePart } from '../../parts/parts.ts';
import { DossierLink } from '../../projects/DossierLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFill } from '../../writeUp/figures.tsx';
import { HistoryButton } from '../result/HistoryButton.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import type { HistoryProps } from '../versions/HistoryDialog.tsx';
import { nextAfter } from './NextModule.tsx';

const markdown = definePart(
  '../domain/dossier/moduleAsMarkdown.ts',
  () => import('@elan/domain/dossier/moduleAsMarkdown'),
);

type DownloadEditor = Pick<ModuleEditor, 'definition' | 'entry' | 'project'>;

export interface ModuleExtrasProps {
  readonly editor: DownloadEditor & HistoryProps['editor'] & Pick<ModuleEditor, 'content'>;
}

/** Secondary actions: downloading the module, and opening the dossier or the module's earlier versions. */
export function ModuleExtras({ editor }: ModuleExtrasProps) {
  const { definition, project, entry, content } = editor;
  const isDone = hasResult(definition.kind, content) || isModuleComplete(definition, entry);
  return (
    <div className="flex flex-wrap gap-x-2 empty:hidden print:hidden">
      <DownloadButton editor={editor} />
      {isDone && nextAfter(definition) ? (
        <DossierLink projectId={project.id} variant="quiet" />
      ) : null}
      {entry ? <HistoryButton editor={editor} entry={entry} /> : null}
    </div>
  );
}

/** Downloads a module. Allowed on every plan, because the texts belong to the user (docs/product.md#premium). */
function DownloadButton({ editor }: { editor: DownloadEditor }) {
  const { definition, entry, project } = editor;
  const copy = useCopy();
  const { language } = useLanguage();
  const fill = useFill();
  if (!entry || !hasContent(entry)) return null;
  return (
    <Button
      variant="quiet"
      icon={<Download aria-hidden size={18} />}
      onClick={async () => {
        const { moduleAsMarkdown } = await markdown.load();
        saveFile(
          fileName(project.name, definition.title[language]),
          moduleAsMarkdown({ definition, entry, projectName: project.name, language, fill }),
        );
      }}
    >
      {copy.download.button}
    </Button>
  );
}
