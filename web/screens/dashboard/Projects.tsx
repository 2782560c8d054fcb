import {
  type ProjectOrder,
  type ProjectSummary,
  projectOrders,
} from '@elan/domain/contract/projects';
import { type Ref, type RefObject, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useHydrated } from '../../parts/useHydrated.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { ConnectionError, MoreButton } from '../../shell/ConnectionError.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';
import { ProjectCard } from './ProjectCard.tsx';
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
      <MoreButton
        query={list}
        isShown={hasNextPage && !isFetchNextPageError}
        onAsk={focus.awaitMore}
        className="mt-5"
      >
        {dashboard.more}
      </MoreButton>
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

/** Maximum number of projects that the server renders, to keep the page small. */
const serverRendered = 12;

interface ProjectGridProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly projects: readonly ProjectSummary[];
  readonly onOpen: (projectId: string) => void;
  readonly onDelete: (project: ProjectSummary) => void;
}

/** The project cards in one to three columns. */
function ProjectGrid({ ref, projects, onOpen, onDelete }: ProjectGridProps) {
  const shown = useHydrated() ? projects : projects.slice(0, serverRendered);
  return (
    <div ref={ref} className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {shown.map((project) => (
        <ProjectCard
          key={project.id}
          project={project}
          onOpen={() => onOpen(project.id)}
          onDelete={() => onDelete(project)}
        />
      ))}
    </div>
  );
}

interface ProjectFilterProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly order: ProjectOrder;
  readonly onOrder: (order: ProjectOrder) => void;
}

/** The search field and sort order of the project list. */
function ProjectFilter({ search, onSearch, order, onOrder }: ProjectFilterProps) {
  const { dashboard } = useCopy();
  return (
    <search className="mt-4 grid gap-4 sm:grid-cols-[1fr_16rem]">
      <TextField
        label={dashboard.search}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <SelectField
        label={dashboard.order}
        options={projectOrders.map((id) => ({ id, label: dashboard.orders[id] }))}
        value={order}
        onChange={(event) => {
          const chosen = projectOrders.find((id) => id === event.target.value);
          if (chosen) onOrder(chosen);
        }}
      />
    </search>
  );
}
