import { isoDayInToronto } from '@elan/domain/day';
import { figureSource } from '@elan/domain/figures/source';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { type Check, worstFirst } from '@elan/domain/forecast/outputs';
import type { ProjectTexts } from '../projectTexts.ts';
import { compareAnswers } from './answers.ts';
import { findContradictions } from './contradictions.ts';

/** What is saved of each module, as far as checks read it. */
export type CheckedModules = Readonly<
  Record<string, (ProjectTexts[string] & { readonly lastUpdated?: string | undefined }) | undefined>
>;

/**
 * Everything that there is to check in a project, the worst first. Without a forecast, only modules are compared.
 * @param inputs of the saved forecast.
 */
export function checksOfProject(
  modules: CheckedModules,
  inputs: ForecastInputs | undefined,
  now: Date,
): Check[] {
  if (inputs === undefined) return compareAnswers(modules);
  const { expected, checks } = figureSource(inputs);
  return worstFirst([
    ...checks,
    ...findContradictions({
      project: modules,
      inputs,
      forecast: expected,
      savedOn: savedDays(modules, now),
    }),
  ]);
}

/** @returns a function that gives the date when a module was last saved, as "2026-11-24"; today where it is not saved. */
export function savedDays(modules: CheckedModules, now: Date): (module: string) => string {
  return (module) => {
    const saved = modules[module]?.lastUpdated;
    return isoDayInToronto(saved === undefined ? now : new Date(saved));
  };
}
