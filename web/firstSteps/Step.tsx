import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import type { FirstStep } from './firstStepsOf.ts';

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
