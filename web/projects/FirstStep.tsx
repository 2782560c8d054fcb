import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';

/** The modules of the first steps: find or state the idea, analyse it, plan. */
const path = ['brainstorm', 'analysis', 'business-plan'] as const;
type StepModule = (typeof path)[number];

export interface FirstStep {
  readonly module: StepModule;
  readonly isDone: boolean;
  /** The first one that is not done. */
  readonly isNext: boolean;
  /** True for the plan alone, which needs Premium. */
  readonly isLocked: boolean;
}

/**
 * @param completed keys of the completed modules; stating an idea counts like finding one.
 * @returns the three steps and their state.
 */
export function firstStepsOf(
  completed: readonly string[],
  hasPremiumAccess: boolean,
): readonly FirstStep[] {
  const isDone = (module: StepModule) =>
    completed.includes(module) || (module === 'brainstorm' && completed.includes('idea'));
  const next = path.find((module) => !isDone(module));
  return path.map((module) => ({
    module,
    isDone: isDone(module),
    isNext: module === next,
    isLocked: module === 'business-plan' && !hasPremiumAccess,
  }));
}

interface StepProps {
  readonly step: FirstStep;
  readonly number: number;
  /** This is the step's own page, so it is no link. */
  readonly isHere: boolean;
  readonly onFollow: () => void;
}

const box =
  'flex h-full min-h-11 gap-3 rounded border border-line p-3 aria-[current=step]:border-action aria-[current=step]:bg-tint';

/** One of the first steps: a link to its module, or to the price where it is locked. */
export function Step({ step, number, isHere, onFollow }: StepProps) {
  const current = step.isNext ? 'step' : undefined;
  const words = <Words step={step} number={number} isHere={isHere} />;
  if (isHere) {
    return (
      <div aria-current={current} className={box}>
        {words}
      </div>
    );
  }
  const target = step.isLocked
    ? ({ to: '/pricing' } as const)
    : ({ to: '/module/$key', params: { key: step.module } } as const);
  return (
    <Link
      {...target}
      onClick={onFollow}
      aria-current={current}
      className={`${box} hover:border-action`}
    >
      {words}
    </Link>
  );
}

function Words({ step, number, isHere }: Omit<StepProps, 'onFollow'>) {
  const { firstSteps, shell } = useCopy();
  const { name, text } = firstSteps.steps[step.module];
  return (
    <>
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
          {isHere ? firstSteps.here : text}
          {step.isLocked ? ` ${firstSteps.premium}` : ''}
        </span>
      </span>
    </>
  );
}
