import { isoDayInToronto } from '@elan/domain/day';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import { figureSource } from '@elan/domain/figures/source';
import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { type Check, worstFirst } from '@elan/domain/forecast/outputs';
import type { ProjectTexts } from '../projectTexts.ts';
import { compareAnswers } from './answers.ts';
import { findContradictions } from './contradictions.ts';

/** The saved fields of each module that the checks need. */
export type CheckedModules = Readonly<
  Record<string, (ProjectTexts[string] & { readonly lastUpdated?: string | undefined }) | undefined>
>;

/**
 * Runs all checks on a project. Without a forecast, only the modules are compared with each other.
 * @param inputs undefined if no forecast is saved.
 * @returns the checks, the most severe first.
 */
export function checksOfProject(
  modules: CheckedModules,
  inputs: ForecastInputs | undefined,
  now: Date,
  profile: DossierProfile = {},
): Check[] {
  if (inputs === undefined) return compareAnswers(modules, undefined, profile);
  const { expected, checks } = figureSource(inputs);
  return worstFirst([
    ...checks,
    ...findContradictions({
      project: modules,
      profile,
      inputs,
      forecast: expected,
      savedOn: savedDays(modules, now),
    }),
  ]);
}

/** @returns a function that returns the date when a module was last saved, as "2026-11-24"; today if it never was. */
export function savedDays(modules: CheckedModules, now: Date): (module: string) => string {
  return (module) => {
    const saved = modules[module]?.lastUpdated;
    return isoDayInToronto(saved === undefined ? now : new Date(saved));
  };
}
