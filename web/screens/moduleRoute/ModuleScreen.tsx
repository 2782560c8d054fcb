import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { findModule } from '@elan/modules/catalogue';
import { useParams } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import { ModuleHeading } from '../../moduleEditor/frame/ModuleHeading.tsx';
import { accessOf } from '../../session/accessOf.ts';
import { useCurrentProject } from '../../session/currentProject.ts';
import { useMe } from '../../session/me.ts';
import { StorageNotice } from '../../storage/StorageNotice.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { isUpsell } from '../upsell/isUpsell.ts';
import { Upsell } from '../upsell/Upsell.tsx';
import { ModuleOfProject } from './ModuleOfProject.tsx';

export { draftsRecovered } from '../../drafts/useDraftsRecovered.ts';

/** The page of any module that has a questionnaire and a write-up, made from its definition alone. */
export function ModuleScreen() {
  const { key } = useParams({ strict: false });
  const { projectId } = useCurrentProject();
  const definition = key === undefined ? undefined : findModule(key);
  if (!definition) return null;
  return (
    <div className="mx-auto max-w-[76rem]">
      <ModuleHeading definition={definition} />
      <StorageNotice className="mt-4" />
      <div className="mt-6">
        {projectId === null ? (
          <WithoutProject definition={definition} />
        ) : (
          <ModuleOfProject definition={definition} projectId={projectId} />
        )}
      </div>
    </div>
  );
}

/** A module that the person cannot have says so before it asks for a project. */
function WithoutProject({ definition }: { definition: ModuleDefinition }) {
  const me = useMe();
  return isUpsell(definition, accessOf(me), undefined) ? (
    <Upsell definition={definition} hasWritten={false} />
  ) : (
    <NoProject />
  );
}

/** A module belongs to a project: links to choose one. */
function NoProject() {
  const { noProject } = useCopy().moduleScreen;
  return (
    <Card as="section" aria-label={noProject.title} className="max-w-xl">
      <h2 className="text-xl">{noProject.title}</h2>
      <p className="mt-1 text-muted">{noProject.text}</p>
      <LinkButton to="/dashboard" className="mt-4">
        {noProject.link}
      </LinkButton>
    </Card>
  );
}
