import type { Project } from '@elan/domain/contract/projects';
import { isModuleComplete } from '@elan/domain/project/moduleComplete';
import { journey } from '@elan/modules/catalogue';
import { useQuery } from '@tanstack/react-query';
import { projectCountsQuery } from '../projects/projectCounts.ts';
import { FirstSteps } from './FirstSteps.tsx';

interface FirstStepsOfProjectProps {
  readonly project: Project;
  /** Called when the steps are dismissed while the focus is on them. */
  readonly onDismissed: () => void;
  readonly className: string;
}

/** The first steps on the page of a new project, while it is the person's only one. */
export function FirstStepsOfProject({ project, ...rest }: FirstStepsOfProjectProps) {
  const { data: counts } = useQuery(projectCountsQuery);
  if (counts?.created !== 1) return null;
  const completed_modules = journey
    .filter((definition) => isModuleComplete(definition, project.modules_data[definition.key]))
    .map(({ key }) => key);
  return <FirstSteps {...rest} project={{ id: project.id, completed_modules }} here="brainstorm" />;
}
