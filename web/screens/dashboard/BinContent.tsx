import { binDays, type DeletedProject } from '@elan/domain/contract/projects';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { recycleBinQuery, useRestoreProject } from '../../projects/recycleBin.ts';
import { useRemoveProject } from '../../projects/removeProject.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { ConnectionError, MoreButton } from '../../shell/ConnectionError.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
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
      <MoreButton
        query={query}
        isShown={hasNextPage && !isFetchNextPageError}
        onAsk={focus.awaitMore}
        className="mt-3"
      >
        {more}
      </MoreButton>
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

const dayMs = 86_400_000;

interface BinnedProjectProps {
  readonly project: DeletedProject;
  /** Called with the row when the project is restored. The row may already be unmounted. */
  readonly onRestored: (row: Element | null) => void;
  readonly onRemove: () => void;
}

/** A project in the recycle bin: until when it can be restored, and buttons to restore or delete it. */
function BinnedProject({ project, onRestored, onRemove }: BinnedProjectProps) {
  const { language } = useLanguage();
  const { bin } = useCopy().dashboard;
  const say = useProjectFailureText();
  const title = useId();
  const restoration = useRestoreProject();
  const until = new Date(Date.parse(project.deleted_at) + binDays * dayMs).toISOString();

  const restore = ({ currentTarget }: { currentTarget: Element }) => {
    const row = currentTarget.closest('li');
    restoration.mutateAsync(project.id).then(
      () => onRestored(row),
      // The row shows the failure.
      () => {},
    );
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p id={title} tabIndex={-1} className="font-semibold [overflow-wrap:anywhere]">
          {project.name}
        </p>
        <p className="text-sm text-muted">{bin.until(longDate(until, language))}</p>
        {restoration.error ? (
          <p role="alert" className="text-sm text-danger">
            {say('restore', restoration.error)}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={title} busy={restoration.isPending} onClick={restore}>
          {bin.restore}
        </Button>
        <Button
          variant="quiet"
          aria-describedby={title}
          className="text-danger!"
          onClick={onRemove}
        >
          {bin.remove}
        </Button>
      </div>
    </li>
  );
}
