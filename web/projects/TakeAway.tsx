import type { Project } from '@elan/domain/contract/projects';
import { fillFigures } from '@elan/domain/figures/fill';
import { hasContent } from '@elan/domain/project/moduleEntry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { fileName, saveFile } from '../lib/saveFile.ts';
import { Button } from '../ui/Button.tsx';
import { useBusyFocus } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';
import { figuresQuery } from '../writeUp/figures.tsx';
import { projectQuery, useProjectFailureText } from './projects.ts';

interface TakeAwayProps {
  readonly projectId: string;
  /** Nothing else is left to do. */
  readonly isMain: boolean;
  readonly className: string;
}

/**
 * Downloads all texts of a project as one Markdown file; the code that writes it is loaded only then.
 * @returns the state of the download, what starts it, and the sentence for its failure.
 */
function useDownloadAll(projectId: string) {
  const copy = useCopy();
  const { language } = useLanguage();
  const say = useProjectFailureText();
  const client = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: async () => {
      const [project, figures, { projectAsMarkdown }] = await Promise.all([
        client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 }),
        client.fetchQuery({ ...figuresQuery(projectId), staleTime: 0 }),
        import('../writeUp/projectAsMarkdown.ts'),
      ]);
      const fill = (text: string) => fillFigures(text, { figures, language });
      saveFile(fileName(project.name), projectAsMarkdown({ project, language, copy, fill }));
    },
  });
  const failure = error ? (
    <Notice tone="danger" announce className="mt-3 basis-full">
      {say('fetch', error)}
    </Notice>
  ) : null;
  return { isPending, download: () => mutate(), failure };
}

/** What there is to take away of a project, with the button that downloads it. */
export function TakeAway({ projectId, isMain, className }: TakeAwayProps) {
  const { takeAway } = useCopy().dashboard;
  const { isPending, download, failure } = useDownloadAll(projectId);
  const button = useBusyFocus(isPending);
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className={isMain ? 'min-w-0 grow basis-72 text-lg' : 'text-muted'}>{takeAway.text}</p>
        <Button
          ref={button}
          variant={isMain ? 'primary' : 'quiet'}
          icon={<Download aria-hidden size={18} />}
          busy={isPending}
          className="max-sm:w-full"
          onClick={download}
        >
          {takeAway.button}
        </Button>
      </div>
      {failure}
    </div>
  );
}

/** The same download below a module, once another one has content too. */
export function DownloadAllButton({
  project,
  besides,
}: {
  project: Project;
  /** The key of the module, which has a download of its own. */
  besides: string;
}) {
  const { takeAway } = useCopy().dashboard;
  const { isPending, download, failure } = useDownloadAll(project.id);
  const button = useBusyFocus(isPending);
  const hasOthers = Object.entries(project.modules_data).some(
    ([key, entry]) => key !== besides && hasContent(entry),
  );
  if (!hasOthers) return null;
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon={<Download aria-hidden size={18} />}
        busy={isPending}
        onClick={download}
      >
        {takeAway.button}
      </Button>
      {failure}
    </>
  );
}
