/** The modules that the first steps lead to: find or state the idea, analyse it, plan. */
const path = ['brainstorm', 'analysis', 'business-plan'] as const;
type StepModule = (typeof path)[number];

export interface FirstStep {
  readonly module: StepModule;
  readonly isDone: boolean;
  /** The first one that is not done. */
  readonly isNext: boolean;
  /** Only the plan is paid for. */
  readonly isLocked: boolean;
}

/**
 * @param completed keys of the modules that carry the tick; an idea that was stated is as good as one found.
 * @returns the three steps of a beginner, and where they are.
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
