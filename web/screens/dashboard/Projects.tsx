import { type RefObject, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { Button } from '../../ui/Button.tsx';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';
import { ProjectFilter } from './ProjectFilter.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx';
import { useProjectDeletion } from './useProjectDeletion.ts';
import type { useProjectList } from './useProjectList.ts';

interface ProjectsProps {
  readonly list: ReturnType<typeof useProjectList>;
  /** Takes the focus when a card leaves with it. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onOpen: (projectId: string) => void;
}

/** The cards, what finds one among many, and what is wrong where they cannot be read. */
export function Projects({ list: chosen, heading, onOpen }: ProjectsProps) {
  const { dashboard } = useCopy();
  const { list, projects, filter, isSearchable, isSearched } = chosen;
  const deletion = useProjectDeletion(() => heading.current?.focus());
  // Once it was there it stays, whatever is deleted: nothing moves under the hand.
  const [wasSearchable, setWasSearchable] = useState(isSearchable);
  if (isSearchable && !wasSearchable) setWasSearchable(true);
  const { error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;

  return (
    <>
      {wasSearchable ? <ProjectFilter {...filter} /> : null}
      <p role="status" className="sr-only">
        {isSearched && projects ? dashboard.found(projects.length, hasNextPage) : ''}
      </p>
      <div className="mt-4">
        {projects ? (
          <ProjectGrid projects={projects} onOpen={onOpen} onDelete={deletion.ask} />
        ) : null}
        {isSearched && projects?.length === 0 ? (
          <p className="text-muted">{dashboard.nothingFound}</p>
        ) : null}
        {!projects && !error ? <ProjectsSkeleton /> : null}
        {error ? (
          <ConnectionError failure={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : null}
      </div>
      {hasNextPage ? (
        <Button className="mt-5" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {dashboard.more}
        </Button>
      ) : null}
      <DeleteProjectDialog
        name={deletion.asked?.name ?? ''}
        open={deletion.isOpen}
        onOpenChange={deletion.setOpen}
        busy={deletion.isPending}
        failure={deletion.failure}
        onConfirm={deletion.confirm}
      />
    </>
  );
}
