import type { Resumption } from '@elan/domain/contract/projects';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { journey } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useHasProjectDraft } from '../../drafts/useProjectForm.ts';
import { FirstSteps } from '../../firstSteps/FirstSteps.tsx';
import { later } from '../../parts/Later.tsx';
import { DossierLink } from '../../projects/DossierLink.tsx';
import { RehearsalLink } from '../../projects/RehearsalLink.tsx';
import { useMe } from '../../session/me.ts';
import { toModule } from '../../session/projectPath.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { projectListId } from '../../shell/ProjectsLink.tsx';
import { PaymentRefused } from '../../subscription/PaymentRefused.tsx';
import { StorageNotice } from '../../subscription/StorageNotice.tsx';
import { SuspendedNotice } from '../../subscription/SupportLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { focusClear } from '../../ui/reveal.ts';
import { Counters } from './Counters.tsx';
import { Headline } from './Headline.tsx';
import { ImportProject } from './ImportProject.tsx';
import { NewProjectForm } from './NewProjectForm.tsx';
import { Projects } from './Projects.tsx';
import { RecycleBin } from './RecycleBin.tsx';
import { opensDossier, ResumeCard } from './ResumeCard.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { useProjectList } from './useProjectList.ts';

const ProjectChecks = later(
  'screens/dashboard/ProjectChecks.tsx',
  async () => (await import('./ProjectChecks.tsx')).ProjectChecks,
);

/** The dashboard: the next step, the user's projects, the numbers, the plan and the recycle bin. */
export function DashboardScreen() {
  const { dashboard } = useCopy();
  const list = useProjectList();
  const { projects, counts, resumption, isSearched } = list;
  const isEmpty = projects?.length === 0 && !isSearched && (counts?.created ?? 0) === 0;
  const { user, hasAccess } = useMe();
  const hasDraft = useHasProjectDraft({ userId: user.id, projectId: null });
  const [formOpen, setFormOpen] = useState<boolean>();
  // A form with an unsaved draft is opened again.
  if (hasDraft && formOpen === undefined) setFormOpen(true);
  const newButton = useRef<HTMLButtonElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openProject = useOpenProject();

  const askForName = () => {
    // Synchronously, so that the next keystroke goes into the field and a phone shows its keyboard.
    flushSync(() => setFormOpen(true));
    // Focuses the field explicitly, because an already visible form does not focus it.
    focusClear(name.current);
  };

  const giveUp = () => {
    setFormOpen(false);
    newButton.current?.focus();
  };

  const form = (
    <NewProjectForm
      nameRef={name}
      isFirst={isEmpty}
      onCreated={openProject}
      onCancel={isEmpty ? undefined : giveUp}
    />
  );

  return (
    <div className="mx-auto max-w-[67rem]">
      <PageTitle title={dashboard.title} />
      <Headline latest={list.latest} step={resumption?.step} isEmpty={counts?.created === 0} />
      <SuspendedNotice className="mt-6" />
      <PaymentRefused isSecond className="mt-6" />
      <StorageNotice isDashboard className="mt-6" />
      {isEmpty && hasAccess ? form : null}
      {resumption && !isEmpty ? (
        <>
          <ResumeCard resumption={resumption} className="mt-5" />
          {hasChecks(resumption) ? (
            <ProjectChecks resumption={resumption} className="mt-3" />
          ) : null}
          <div className="mt-1 -ml-4 flex flex-wrap items-center print:hidden">
            <RehearsalLink projectId={resumption.id} />
            {opensDossier(resumption.step, hasAccess) ? null : (
              <DossierLink projectId={resumption.id} variant="quiet" />
            )}
          </div>
        </>
      ) : null}
      <FirstSteps
        project={counts?.created === 1 ? list.latest : undefined}
        onDismissed={() => heading.current?.focus()}
        className="mt-3"
      />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-2">
        <h2
          ref={heading}
          id={projectListId}
          tabIndex={-1}
          className="scroll-mt-20 text-xl sm:text-2xl"
        >
          {dashboard.projects}
        </h2>
        {hasAccess ? (
          <div className="flex flex-wrap items-center gap-2">
            <ImportProject onDone={() => heading.current?.focus()} />
            <Button
              ref={newButton}
              icon={<Plus aria-hidden size={18} />}
              className="max-sm:px-3"
              onClick={askForName}
            >
              {dashboard.newProject}
            </Button>
          </div>
        ) : null}
      </div>
      {formOpen && !isEmpty && hasAccess ? form : null}
      <Projects list={list} heading={heading} onOpen={openProject} />
      <Counters counts={counts} isUnknown={list.isUncounted} className="mt-10" />
      <SubscriptionCard className="mt-6" />
      <RecycleBin />
    </div>
  );
}

/** @returns a function that opens a module of a project, by default the first of the journey. */
function useOpenProject() {
  const navigate = useNavigate();
  return (projectId: string, key = journey[0]?.key) => {
    if (key !== undefined) void navigate(toModule(projectId, key));
  };
}

/** Whether there is anything to review. */
function hasChecks({ checks, stale }: Resumption): boolean {
  return checks.length + stale.length > 0;
}
