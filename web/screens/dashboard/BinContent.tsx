import { binDays, type DeletedProject } from '@elan/domain/contract/projects';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { recycleBinQuery } from '../../projects/recycleBin.ts';
import { useRemoveProject } from '../../projects/removeProject.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { ConnectionError, MoreButton } from '../../shell/ConnectionError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { BinnedProject } from './BinnedProject.tsx';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';

/**
 * The projects in the expanded recycle bin, with buttons to restore or permanently delete them.
 * @param props.onEmpty called when the last project disappears while focused.
 */
export function BinContent({ onEmpty }: { onEmpty: () => void }) {
  const { bin, more } = useCopy().dashboard;
  const say = useProjectFailureText();
  const toast = useToast();
  const query = useInfiniteQuery(recycleBinQuery);
  const { data, error, hasNextPage, isFetchNextPageError } = query;
  const projects: readonly DeletedProject[] = data?.pages.flatMap((page) => page.projects) ?? [];
  const focus = useListFocus<HTMLUListElement>(projects.length, onEmpty);
  const [asked, setAsked] = useState<{
    readonly project: DeletedProject;
    readonly index: number;
  }>();
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveProject();

  if (!data && !error) return <Skeleton className="mt-2 h-16" />;
  return (
    <>
      {data ? (
        <p className="mt-1 max-w-[70ch] text-sm text-muted">
          {projects.length === 0 ? bin.empty : bin.text(binDays)}
        </p>
      ) : null}
      <ul ref={focus.list} className="mt-2 divide-y divide-line">
        {projects.map((project, index) => (
          <BinnedProject
            key={project.id}
            project={project}
            onRestored={(row) => {
              toast({ tone: 'done', text: bin.restored(project.name) });
              focus.handOver(index, row);
            }}
            onRemove={() => {
              removal.reset();
              setAsked({ project, index });
              setAsking(true);
            }}
          />
        ))}
      </ul>
      {error ? <ConnectionError query={query} text={say('fetch', error)} /> : null}
      {hasNextPage && !isFetchNextPageError ? (
        <MoreButton query={query} onAsk={focus.awaitMore} className="mt-3">
          {more}
        </MoreButton>
      ) : null}
      <DeleteProjectDialog
        forGood
        name={asked?.project.name ?? ''}
        open={isAsking}
        onOpenChange={setAsking}
        onClosed={() => {
          if (asked && removal.isSuccess) focus.handOver(asked.index);
        }}
        busy={removal.isPending}
        failure={removal.error}
        onConfirm={() => {
          if (!asked) return;
          removal.mutateAsync(asked.project.id).then(
            () => {
              setAsking(false);
              toast({ text: bin.removed(asked.project.name) });
            },
            // The dialog shows the failure.
            () => {},
          );
        }}
      />
    </>
  );
}
