import { findModule } from '@elan/modules/catalogue';
import { useParams } from '@tanstack/react-router';
import { useCurrentProject } from '../../session/currentProject.ts';
import { ModuleHeading } from './ModuleHeading.tsx';
import { ModuleOfProject } from './ModuleOfProject.tsx';
import { NoProject } from './NoProject.tsx';

/** The page of any module that has a questionnaire and a write-up, drawn from its definition alone. */
export function ModuleScreen() {
  const { key } = useParams({ strict: false });
  const { projectId } = useCurrentProject();
  const definition = key === undefined ? undefined : findModule(key);
  if (!definition) return null;
  return (
    <div className="mx-auto max-w-[76rem]">
      <ModuleHeading definition={definition} />
      <div className="mt-6">
        {projectId === null ? (
          <NoProject />
        ) : (
          <ModuleOfProject definition={definition} projectId={projectId} />
        )}
      </div>
    </div>
  );
}
