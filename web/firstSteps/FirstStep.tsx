import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { toModule } from '../session/projectPath.ts';
import { wants } from '../session/wantedModule.ts';

/** Modules of the first three steps: find or describe an idea, analyse it, and write the business plan. */
const path = ['brainstorm', 'analysis', 'business-plan'] as const;
type StepModule = (typeof path)[number];

export interface FirstStep {
  readonly module: StepModule;
  readonly isDone: boolean;
  /** Whether this is the first step that is not done. */
  readonly isNext: boolean;
  /** Whether the link opens the pricing page instead of the module. */
  readonly isLocked: boolean;
}

/**
 * @param completed keys of the completed modules. The module `idea` counts as the first step too.
 * @param isSold whether a link to a module opens the pricing page instead.
 * @returns the three steps and their state.
 */
export function firstStepsOf(
  completed: readonly string[],
  isSold: (module: StepModule) => boolean,
): readonly FirstStep[] {
  const isDone = (module: StepModule) =>
    completed.includes(module) || (module === 'brainstorm' && completed.includes('idea'));
  const next = path.find((module) => !isDone(module));
  return path.map((module) => ({
    module,
    isDone: isDone(module),
    isNext: module === next,
    isLocked: isSold(module),
  }));
}

interface StepProps {
  readonly step: FirstStep;
  readonly number: number;
  /** Whether this is the current page's step, which is not a link. */
  readonly isHere: boolean;
  readonly projectId: string;
}

const line = 'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded px-1 sm:px-2';

/** One of the first steps: a link to its module or, if locked, to the pricing page; plain text on its own page. */
export function Step({ step, number, isHere, projectId }: StepProps) {
  const current = step.isNext ? 'step' : undefined;
  const words = <Words step={step} number={number} isHere={isHere} />;
  if (isHere) {
    return (
      <span aria-current={current} className={line}>
        {words}
      </span>
    );
  }
  const target = step.isLocked ? ({ to: '/pricing' } as const) : toModule(projectId, step.module);
  return (
    <Link
      {...target}
      {...wants(step.isLocked ? step.module : undefined)}
      aria-current={current}
      className={`${line} hover:text-action hover:underline`}
    >
      {words}
    </Link>
  );
}

/** A step's number or check mark, and its name. On a phone only the next step's name is visible. */
function Words({ step, number, isHere }: Omit<StepProps, 'projectId'>) {
  const { firstSteps, shell } = useCopy();
  const colours = step.isDone
    ? 'border-action bg-action text-on-action'
    : step.isNext
      ? 'border-action text-action'
      : 'border-edge text-muted';
  return (
    <>
      <span
        aria-hidden
        className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-semibold ${colours}`}
      >
        {step.isDone ? <Check size={15} strokeWidth={3} /> : number}
      </span>
      <span className={step.isNext ? 'font-semibold max-sm:text-sm' : 'text-muted max-sm:sr-only'}>
        <span>{`${firstSteps.steps[step.module]}${step.isLocked ? ` ${firstSteps.premium}` : ''}`}</span>
        {step.isDone ? <span className="sr-only">{` (${shell.complete})`}</span> : null}
        {isHere ? <span className="sr-only">{` ${firstSteps.here}`}</span> : null}
      </span>
    </>
  );
}
