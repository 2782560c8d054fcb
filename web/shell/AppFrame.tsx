import { useMatch, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCopy } from '../copy/copy.ts';
import { ApiFailure } from '../lib/apiClient.ts';
import { useProject } from '../projects/projects.ts';
import { useCurrentProject, useProjectHint } from '../session/currentProject.ts';
import { keepPlace } from '../ui/keepPlace.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ModulesDrawer } from './ModulesDrawer.tsx';
import { Sidebar } from './Sidebar.tsx';

const sides = 'px-4 sm:px-7 lg:px-10';

/** Header, the list of modules beside a module, the screen itself, footer. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { shell } = useCopy();
  const { projectId, setCurrentProject } = useCurrentProject();
  useProjectHint();
  const { data: project, error } = useProject(projectId);
  const { key } = useParams({ strict: false });
  const isDashboard = useMatch({ from: '/signedIn/dashboard', shouldThrow: false }) !== undefined;
  // A module names it beside its list of modules, and the dashboard greets with it.
  const isNamedBelow = key !== undefined || isDashboard;
  const isGone = error instanceof ApiFailure && error.code === 'not_found';
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? keepPlace(main.current) : undefined), []);
  useEffect(() => {
    if (isGone) setCurrentProject(null);
  }, [isGone, setCurrentProject]);

  return (
    <div className="flex min-h-dvh flex-col">
      <Header project={isNamedBelow ? undefined : project} />
      {projectId !== null && !isNamedBelow ? (
        <section
          aria-label={shell.currentProject}
          className="min-h-9 border-b border-line bg-surface px-4 py-2 sm:px-7 md:hidden print:hidden"
        >
          <p className="truncate text-sm text-muted">{project?.name}</p>
        </section>
      ) : null}
      <div className="flex grow">
        {key === undefined ? null : (
          <aside className="hidden w-68 shrink-0 border-r border-line bg-surface lg:block print:hidden">
            <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto px-4 pt-5 pb-16">
              <Sidebar project={project} currentKey={key} />
            </div>
          </aside>
        )}
        <div className="flex min-w-0 grow flex-col">
          {key === undefined ? null : <ModulesDrawer project={project} currentKey={key} />}
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className={`w-full ${sides} pt-3 pb-14 sm:pt-6 lg:pt-8 print:p-0`}
          >
            {children}
          </main>
          {/* The screens measure 67rem, a module 76rem, plus the side padding. */}
          <Footer measure={`${key === undefined ? 'max-w-6xl' : 'max-w-[81rem]'} ${sides}`} />
        </div>
      </div>
    </div>
  );
}
