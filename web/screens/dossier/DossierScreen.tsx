import type { Project } from '@elan/domain/contract/projects';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import { profilePoints } from '@elan/domain/dossier/profilePoints';
import { useQuery } from '@tanstack/react-query';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { NoProject } from '../../projects/NoProject.tsx';
import { projectQuery } from '../../projects/projects.ts';
import { useCurrentProject } from '../../session/currentProject.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { SuspendedNotice } from '../../subscription/SupportLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Downloads } from './Downloads.tsx';
import { useDossierCopy } from './dossierCopy.ts';
import { profileQuery } from './dossierQueries.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { PagesPart } from './PagesPart.tsx';
import { PackChoice, PartsChoice } from './PartsChoice.tsx';
import { CoverForm } from './profile/CoverForm.tsx';
import { People } from './profile/People.tsx';
import { ProfileSaveState } from './profile/ProfileSaveState.tsx';
import { useProfile } from './profile/useProfile.ts';
import { ToValidate } from './ToValidate.tsx';
import { useEdition } from './useEdition.ts';
import { usePages } from './usePages.ts';

/** The dossier of the current project: its audience, its parts, a preview and downloads. */
export function DossierScreen() {
  const { dossier: title } = useCopy().shell;
  const { lead } = useDossierCopy();
  const { projectId } = useCurrentProject();
  return (
    <div className="mx-auto max-w-[76rem]">
      <PageTitle title={title} />
      <header>
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="mt-2 max-w-[70ch] text-muted">{lead}</p>
      </header>
      <SuspendedNotice className="mt-6" />
      <div className="mt-6">
        {projectId === null ? <NoProject /> : <OfProject key={projectId} projectId={projectId} />}
      </div>
    </div>
  );
}

function OfProject({ projectId }: { readonly projectId: string }) {
  const { common } = useCopy();
  const project = useQuery(projectQuery(projectId));
  const profile = useQuery(profileQuery(projectId));
  if (project.data && profile.data) {
    return <Dossier project={project.data} profile={profile.data} />;
  }
  const failed = [project, profile].find(({ error }) => error !== null);
  if (!failed) {
    return (
      <div role="status">
        <span className="sr-only">{common.loading}</span>
        <Skeleton className="h-80 w-full max-w-md" />
      </div>
    );
  }
  const isFetching = project.isFetching || profile.isFetching;
  const refetch = () => {
    for (const one of [project, profile]) if (one.error) void one.refetch();
  };
  return <ConnectionError query={{ error: failed.error, isFetching, refetch }} />;
}

function Dossier({ project, profile }: { project: Project; profile: DossierProfile }) {
  const { id } = project;
  const inputs = project.modules_data[catalogue.finances.key]?.forecast?.inputs;
  const edition = useEdition(id);
  const form = useProfile(id, profile);
  const pages = usePages(id, edition);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-5">
        <PackChoice edition={edition} />
        <PartsChoice edition={edition} project={project} profile={profile} />
        <LanguageChoice edition={edition} project={project} />
        <div className="grid gap-3">
          <CoverForm form={form} />
          <People form={form} />
          <ProfileSaveState form={form} />
        </div>
        <ToValidate
          projectId={id}
          ofProfile={profilePoints({ profile, pack: edition.query.pack, inputs })}
        />
      </div>
      {/* On a phone, the preview comes between the choices and the downloads, which contain the same pages. */}
      <div className="lg:sticky lg:top-20 lg:row-span-2 lg:self-start">
        <PagesPart pages={pages} />
      </div>
      <Downloads projectId={id} edition={edition.query} settle={form.settle} />
    </div>
  );
}
