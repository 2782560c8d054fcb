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
