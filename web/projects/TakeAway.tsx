import { contract } from '@elan/domain/contract/contract';
import type { Project } from '@elan/domain/contract/projects';
import { hasContent } from '@elan/domain/project/moduleEntry';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { saveReply } from '../lib/saveReply.ts';
import { Button } from '../ui/Button.tsx';
import { useBusyFocus } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';
import { useProjectFailureText } from './projects.ts';

interface TakeAwayProps {
  readonly projectId: string;
  /** Nothing else is left to do. */
  readonly isMain: boolean;
  readonly className: string;
}

/**
 * Downloads all texts of a project as one Markdown file, which the server makes.
 * @returns the state of the download, what starts it, and the sentence for its failure.
 */
function useDownloadAll(projectId: string) {
  const { language } = useLanguage();
  const say = useProjectFailureText();
  const { error, isPending, mutate } = useMutation({
    mutationFn: () =>
      saveReply(contract.getDossier, {
        params: { id: projectId },
        query: { format: 'md', pack: 'personal', language },
      }),
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
