import type { Project, ProjectSummary } from '@elan/domain/contract/projects';
import { hasContent } from '@elan/domain/project/moduleEntry';
import { isModuleComplete } from '@elan/domain/project/progress';
import type { ModuleOutline } from '@elan/domain/questionnaire/module';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import { journey, modules } from '../catalogue/journey.ts';
import { useCopy } from '../copy/copy.ts';
import { projectCountsQuery } from '../projects/projects.ts';
import { useMe } from '../session/me.ts';
import { useDismissed } from '../session/useDismissed.ts';
import { useIsSold } from '../subscription/UnlockLink.tsx';
import { type FirstStep, firstStepsOf, Step } from './FirstStep.tsx';

interface FirstStepsProps {
  /** The current page's step, which is not a link. */
  readonly here?: FirstStep['module'];
  /** The user's only project. Undefined if there is none or more than one; then nothing is shown. */
  readonly project:
    | Pick<ProjectSummary, 'id' | 'completed_modules' | 'modules_with_content'>
    | undefined;
  /** Called when the user dismisses the steps, to focus something else. */
  readonly onDismissed: () => void;
  readonly className: string;
}

/** For users who may edit: a row with the first three steps, until all are done or the row is dismissed. */
export function FirstSteps({ project, here, onDismissed, className }: FirstStepsProps) {
  const { firstSteps } = useCopy();
  const { hasAccess } = useMe();
  const isSold = useIsSold();
  const { isDismissed, dismiss } = useDismissed('firstSteps');
  const title = useId();
  if (!project || isDismissed || !hasAccess) return null;
  const steps = firstStepsOf(project.completed_modules, (key) =>
    isSold(modules[key], { hasContent: project.modules_with_content.includes(key) }),
  );
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <section
      aria-labelledby={title}
      className={`@container flex items-center gap-x-3 rounded border border-line bg-surface pl-2 sm:pl-4 print:hidden ${className}`}
    >
      <h2
        id={title}
        className="shrink-0 text-sm leading-tight whitespace-nowrap @max-[60rem]:sr-only"
      >
        {firstSteps.title}
      </h2>
      <ol className="flex min-w-0 grow items-center gap-x-1 sm:gap-x-2">
        {steps.map((step, index) => (
          <li key={step.module} className={step.isNext ? 'min-w-0 sm:shrink-0' : 'shrink-0'}>
            <Step
              step={step}
              number={index + 1}
              isHere={step.module === here}
              projectId={project.id}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        aria-label={firstSteps.dismiss}
        onClick={() => {
          dismiss();
          onDismissed();
        }}
        className="grid size-11 shrink-0 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden size={18} />
      </button>
    </section>
  );
}

interface FirstStepsOfProjectProps {
  readonly project: Project;
  /** Called when the user dismisses the steps, to focus something else. */
  readonly onDismissed: () => void;
  readonly className: string;
}

/** The first steps on a project's brainstorm page, if it is the user's only project. */
export function FirstStepsOfProject({ project, ...rest }: FirstStepsOfProjectProps) {
  const { data: counts } = useQuery(projectCountsQuery);
  if (counts?.created !== 1) return null;
  const { id, modules_data: entries } = project;
  const keys = (chosen: readonly ModuleOutline[]) => chosen.map(({ key }) => key);
  const summary = {
    id,
    completed_modules: keys(journey.filter((one) => isModuleComplete(one, entries[one.key]))),
    modules_with_content: keys(journey.filter(({ key }) => hasContent(entries[key]))),
  };
  return <FirstSteps {...rest} project={summary} here="brainstorm" />;
}
