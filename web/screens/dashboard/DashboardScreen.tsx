import { journey } from '@elan/modules/catalogue';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useProjects } from '../../projects/projects.ts';
import { useCurrentProject } from '../../session/currentProject.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from './Banner.tsx';
import { NewProjectForm } from './NewProjectForm.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';

/** The person's projects, and a new one. */
export function DashboardScreen() {
  const { dashboard } = useCopy();
  useDocumentTitle(dashboard.title);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useProjects();
  const projects = data?.pages.flatMap((page) => page.projects);
  const isEmpty = projects?.length === 0;
  const [formOpen, setFormOpen] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const openProject = useOpenProject();

  const askForName = () => {
    setFormOpen(true);
    // The form may be open already; either way its first field is where one wants to be.
    requestAnimationFrame(() => name.current?.focus());
  };

  return (
    <div className="mx-auto max-w-[67rem]">
      <Banner projects={projects} isUnknown={error !== null} isPartial={hasNextPage} />
      <SubscriptionCard className="mt-6" />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{dashboard.projects}</h2>
        <Button icon={<Plus aria-hidden size={18} />} onClick={askForName}>
          {dashboard.newProject}
        </Button>
      </div>
      {formOpen || isEmpty ? (
        <NewProjectForm
          nameRef={name}
          isFirst={isEmpty}
          onCreated={openProject}
          onCancel={isEmpty ? undefined : () => setFormOpen(false)}
        />
      ) : null}
      <div className="mt-4">
        {projects ? <ProjectGrid projects={projects} onOpen={openProject} /> : null}
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
    </div>
  );
}

/** Makes a project the current one and goes to the first module of the journey. */
function useOpenProject() {
  const { setCurrentProject } = useCurrentProject();
  const navigate = useNavigate();
  return (projectId: string) => {
    const first = journey[0];
    if (!first) return;
    setCurrentProject(projectId);
    void navigate({ to: '/module/$key', params: { key: first.key } });
  };
}
