import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { findModule } from '@elan/modules/catalogue';
import { useParams } from '@tanstack/react-router';
import { ModuleHeading } from '../../moduleEditor/frame/ModuleHeading.tsx';
import { accessOf } from '../../session/accessOf.ts';
import { useCurrentProject } from '../../session/currentProject.ts';
import { useMe } from '../../session/me.ts';
import { StorageNotice } from '../../storage/StorageNotice.tsx';
import { isUpsell } from '../upsell/isUpsell.ts';
import { Upsell } from '../upsell/Upsell.tsx';
import { ModuleOfProject } from './ModuleOfProject.tsx';
import { NoProject } from './NoProject.tsx';

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

/** A module that the person cannot have says that before it asks for a project. */
function WithoutProject({ definition }: { definition: ModuleDefinition }) {
  const me = useMe();
  return isUpsell(definition, accessOf(me), undefined) ? (
    <Upsell definition={definition} hasWritten={false} />
  ) : (
    <NoProject />
  );
}
