import { hasContent } from '@elan/domain/project/moduleEntry';
import { Download } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { moduleAsMarkdown } from '../../download/moduleAsMarkdown.ts';
import { fileName, saveFile } from '../../download/saveFile.ts';
import { Button } from '../../ui/Button.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** Downloads a module, whatever the plan: a person's texts stay theirs (docs/product.md#premium). */
export function DownloadButton({
  definition,
  entry,
  project,
}: Pick<ModuleEditor, 'definition' | 'entry' | 'project'>) {
  const copy = useCopy();
  const { language } = useLanguage();
  if (!entry || !hasContent(entry)) return null;
  return (
    <Button
      variant="quiet"
      icon={<Download aria-hidden size={18} />}
      onClick={() =>
        saveFile(
          fileName(project.name, definition.title[language]),
          moduleAsMarkdown({ definition, entry, projectName: project.name, language, copy }),
        )
      }
    >
      {copy.download.button}
    </Button>
  );
}
