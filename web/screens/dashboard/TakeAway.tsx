import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { fileName, saveFile } from '../../lib/saveFile.ts';
import { projectQuery, useProjectFailureText } from '../../projects/projects.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusyFocus } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';

interface TakeAwayProps {
  readonly projectId: string;
  /** Nothing else is left to do. */
  readonly isMain: boolean;
  readonly className: string;
}

/** Downloads all texts of a project as one Markdown file; the code that writes it is loaded only then. */
export function TakeAway({ projectId, isMain, className }: TakeAwayProps) {
  const copy = useCopy();
  const { takeAway } = copy.dashboard;
  const { language } = useLanguage();
  const say = useProjectFailureText();
  const client = useQueryClient();
  const download = useMutation({
    mutationFn: async () => {
      const [project, { projectAsMarkdown }] = await Promise.all([
        client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 }),
        import('../../writeUp/projectAsMarkdown.ts'),
      ]);
      saveFile(fileName(project.name), projectAsMarkdown({ project, language, copy }));
    },
  });
  const button = useBusyFocus(download.isPending);
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className={isMain ? 'min-w-0 grow basis-72 text-lg' : 'text-muted'}>{takeAway.text}</p>
        <Button
          ref={button}
          variant={isMain ? 'primary' : 'quiet'}
          icon={<Download aria-hidden size={18} />}
          busy={download.isPending}
          className="max-sm:w-full"
          onClick={() => download.mutate()}
        >
          {takeAway.button}
        </Button>
      </div>
      {download.error ? (
        <Notice tone="danger" announce className="mt-3">
          {say('fetch', download.error)}
        </Notice>
      ) : null}
    </div>
  );
}
