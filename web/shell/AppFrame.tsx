import type { Project } from '@elan/domain/contract/projects';
import { useMatch, useMatches, useParams } from '@tanstack/react-router';
import { ListTree } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useCopy } from '../copy/copy.ts';
import { ApiFailure } from '../lib/apiClient.ts';
import { Rendered } from '../lib/rendered.ts';
import { later } from '../parts/Later.tsx';
import { useProject } from '../projects/projects.ts';
import { forgetProject, rememberProject, useCurrentProject } from '../session/currentProject.ts';
import { useMe } from '../session/me.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { keepPlace } from '../ui/keepPlace.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ProjectsLink } from './ProjectsLink.tsx';
import { type ProjectPlace, projectPlaceOf, Sidebar } from './Sidebar.tsx';

const ProjectNotFound = later('shell/ProjectNotFound.tsx', async () => {
  return (await import('./ProjectNotFound.tsx')).ProjectNotFound;
});

const sides = 'px-4 sm:px-7 lg:px-10';

/** Frame of the signed-in pages: header, screen, footer and, on project pages, the project navigation. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { shell } = useCopy();
  const { projectId } = useCurrentProject();
  const { data: project } = useProject(projectId);
  const named = useParams({ strict: false }).projectId !== undefined;
  const isGone = useIsGone(projectId);
  const isMissing = isGone && named;
  const at = useMatches({ select: (matches) => projectPlaceOf(matches.at(-1)?.pathname ?? '') });
  const place = isMissing ? undefined : at;
  // The dashboard shows the project's name and the project list itself, so the header does not.
  const isDashboard = useMatch({ from: '/signedIn/dashboard', shouldThrow: false }) !== undefined;
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? keepPlace(main.current) : undefined), []);
  useLastProject(named ? project?.id : undefined, isGone ? projectId : null);

  return (
    <div className="flex min-h-dvh flex-col">
      <Header project={isDashboard ? undefined : project} />
      {projectId !== null && !isGone && !isDashboard && !place ? (
        <section
          aria-label={shell.currentProject}
          className="min-h-11 border-b border-line bg-surface px-4 sm:px-7 md:hidden print:hidden"
        >
          <ProjectsLink project={project} />
        </section>
      ) : null}
      <div className="flex grow">
        {place === undefined ? null : (
          <aside className="hidden w-68 shrink-0 border-r border-line bg-surface lg:block print:hidden">
            <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto px-4 pt-4 pb-(--covered)">
              <Sidebar project={project} place={place} />
            </div>
          </aside>
        )}
        <div className="flex min-w-0 grow flex-col">
          {place === undefined ? null : <ModulesDrawer project={project} place={place} />}
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className={`w-full ${sides} pt-3 pb-14 sm:pt-6 lg:pt-8 print:p-0`}
          >
            {isMissing ? <ProjectNotFound /> : children}
          </main>
          {/* As wide as the content above (67rem, or 76rem on project pages) plus the side padding. */}
          <Footer measure={`${place === undefined ? 'max-w-6xl' : 'max-w-[81rem]'} ${sides}`} />
        </div>
      </div>
    </div>
  );
}

/** @returns whether the server reported, in a reply or the rendered page, that the user does not have this project. */
function useIsGone(projectId: string | null): boolean {
  const rendered = useContext(Rendered);
  const { data, error } = useProject(projectId);
  if (projectId === null) return false;
  const isRefused = error instanceof ApiFailure && error.code === 'not_found';
  return isRefused || (data === undefined && rendered?.missingProjectId === projectId);
}

/**
 * Stores the open project as the user's last one, and removes a last project that no longer exists.
 * @param openId undefined if the address has no project id, or until its project is loaded.
 */
function useLastProject(openId: string | undefined, goneId: string | null): void {
  const { id } = useMe().user;
  useEffect(() => {
    if (openId !== undefined) rememberProject(id, openId);
  }, [id, openId]);
  useEffect(() => {
    if (goneId !== null) forgetProject(id, goneId);
  }, [id, goneId]);
}

/** For narrow screens: a button that opens the project navigation as a drawer and, on phones, the project's name. */
function ModulesDrawer(props: { project: Project | undefined; place: ProjectPlace }) {
  const { common, shell } = useCopy();
  const [open, setOpen] = useState(false);
  return (
    <>
      <section
        aria-label={shell.navigation.name}
        className="flex items-center gap-x-4 border-b border-line bg-surface px-3 sm:px-7 lg:hidden print:hidden"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          className="flex min-h-11 shrink-0 items-center gap-2 rounded font-semibold text-action"
          onClick={() => setOpen(true)}
        >
          <ListTree aria-hidden size={18} className="shrink-0" />
          <span>{shell.modules}</span>
        </button>
        <ProjectsLink project={props.project} className="ml-auto md:hidden" />
      </section>
      <Drawer open={open} onOpenChange={setOpen} title={shell.modules} closeLabel={common.close}>
        <Sidebar {...props} onFollow={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
