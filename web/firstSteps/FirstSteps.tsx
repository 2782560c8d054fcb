import type { ProjectSummary } from '@elan/domain/contract/projects';
import { Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { useCopy } from '../copy/copy.ts';
import { useCurrentProject } from '../session/currentProject.ts';
import { useMe } from '../session/me.ts';
import { Card } from '../ui/Card.tsx';
import { type FirstStep, firstStepsOf } from './firstStepsOf.ts';
import { useDismissed } from './useDismissed.ts';

interface FirstStepsProps {
  /** The person's only project; undefined where there is none or more than one, and nothing is shown. */
  readonly project: Pick<ProjectSummary, 'id' | 'completed_modules'> | undefined;
  readonly className: string;
}

/** The journey in three steps, for somebody who has just begun: each is one click, and it may be dismissed. */
export function FirstSteps({ project, className }: FirstStepsProps) {
  const { firstSteps } = useCopy();
  const { hasPremiumAccess } = useMe();
  const { setCurrentProject } = useCurrentProject();
  const { isDismissed, dismiss } = useDismissed();
  const title = useId();
  if (!project || isDismissed) return null;
  const steps = firstStepsOf(project.completed_modules, hasPremiumAccess);
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card as="section" aria-labelledby={title} className={`relative ${className}`}>
      <h2 id={title} className="pr-10 text-lg">
        {firstSteps.title}
      </h2>
      <button
        type="button"
        aria-label={firstSteps.dismiss}
        onClick={dismiss}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden size={18} />
      </button>
      <ol className="mt-3 grid gap-2 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.module}>
            <Step
              step={step}
              number={index + 1}
              onFollow={() => {
                if (!step.isLocked) setCurrentProject(project.id);
              }}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  readonly step: FirstStep;
  readonly number: number;
  readonly onFollow: () => void;
}

function Step({ step, number, onFollow }: StepProps) {
  const { firstSteps, shell } = useCopy();
  const { name, text } = firstSteps.steps[step.module];
  const target = step.isLocked
    ? ({ to: '/pricing' } as const)
    : ({ to: '/module/$key', params: { key: step.module } } as const);
  return (
    <Link
      {...target}
      onClick={onFollow}
      aria-current={step.isNext ? 'step' : undefined}
      className="flex h-full min-h-11 gap-3 rounded border border-line p-3 hover:border-action aria-[current=step]:border-action aria-[current=step]:bg-tint"
    >
      <span
        aria-hidden
        className={`grid size-7 shrink-0 place-items-center rounded-full border font-semibold tabular-nums ${
          step.isDone ? 'border-action bg-action text-on-action' : 'border-edge text-muted'
        }`}
      >
        {step.isDone ? <Check size={15} strokeWidth={3} /> : number}
      </span>
      <span>
        <span className="block font-semibold">
          {name}
          {step.isDone ? <span className="sr-only"> ({shell.complete})</span> : null}
        </span>
        <span className="block text-sm text-muted">
          {text}
          {step.isLocked ? ` ${firstSteps.premium}` : ''}
        </span>
      </span>
    </Link>
  );
}
