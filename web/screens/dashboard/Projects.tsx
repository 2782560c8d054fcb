import { type RefObject, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { ConnectionError, MoreButton } from '../../shell/ConnectionError.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';
import { ProjectFilter } from './ProjectFilter.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';
import { useProjectDeletion } from './useProjectDeletion.ts';
import type { useProjectList } from './useProjectList.ts';

interface ProjectsProps {
  readonly list: ReturnType<typeof useProjectList>;
  /** Receives the focus when the last card disappears while focused. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onOpen: (projectId: string) => void;
}

/** The project cards with their search field, or the reason why they cannot be fetched. */
export function Projects({ list: chosen, heading, onOpen }: ProjectsProps) {
  const { dashboard } = useCopy();
  const say = useProjectFailureText();
  const { list, projects, filter, isSearchable, isSearched } = chosen;
  const focus = useListFocus<HTMLDivElement>(projects?.length ?? 0, () => heading.current?.focus());
  const deletion = useProjectDeletion(projects ?? [], focus);
  // Once shown, the search field stays even after deletions, so that the page does not move while the user clicks.
  const [wasSearchable, setWasSearchable] = useState(isSearchable);
  if (isSearchable && !wasSearchable) setWasSearchable(true);
  const { error, isFetchNextPageError, hasNextPage } = list;

  const announced = () => {
    if (!projects || list.isPlaceholderData) return '';
    if (isSearched) return dashboard.found(projects.length, hasNextPage);
    return (list.data?.pages.length ?? 0) > 1 ? dashboard.shown(projects.length) : '';
  };
  const failure = error ? <ConnectionError query={list} text={say('fetch', error)} /> : null;

  return (
    <>
      {wasSearchable ? <ProjectFilter {...filter} /> : null}
      <p role="status" className="sr-only">
        {announced()}
      </p>
      <div className="mt-4 grid gap-4">
        {isFetchNextPageError ? null : failure}
        {projects ? (
          <ProjectGrid
            ref={focus.list}
            projects={projects}
            onOpen={onOpen}
            onDelete={deletion.ask}
          />
        ) : null}
        {isSearched && projects?.length === 0 ? (
          <p className="text-muted">{dashboard.nothingFound}</p>
        ) : null}
        {!projects && !error ? <ProjectsSkeleton /> : null}
        {isFetchNextPageError ? failure : null}
      </div>
      {hasNextPage && !isFetchNextPageError ? (
        <MoreButton query={list} onAsk={focus.awaitMore} className="mt-5">
          {dashboard.more}
        </MoreButton>
      ) : null}
      <DeleteProjectDialog
        name={deletion.asked?.name ?? ''}
        open={deletion.isOpen}
        onOpenChange={deletion.setOpen}
        onClosed={deletion.closed}
        busy={deletion.isPending}
        failure={deletion.failure}
        onConfirm={deletion.confirm}
      />
    </>
  );
}

function ProjectsSkeleton() {
  const { dashboard } = useCopy();
  return (
    <div role="status" className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{dashboard.loading}</span>
      {['first', 'second', 'third'].map((place) => (
        <Card key={place} className="grid h-52 content-start gap-4">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-6 h-1.5 w-full" />
          <Skeleton className="h-10 w-24" />
        </Card>
      ))}
    </div>
  );
}
