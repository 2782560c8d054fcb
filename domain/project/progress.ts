import type { ModuleOutline } from '../questionnaire/module.ts';
import { isAnswered } from './answerMarks.ts';
import { hasContent, type ModuleContent, type ModuleEntry } from './moduleEntry.ts';

/** Modules that count for progress and on the dashboard (docs/product.md#progress). */
export const modulesCounted = 11;

export const projectStatuses = ['new', 'inProgress', 'advanced', 'completed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** @returns the rounded percentage, 0 to 100, of the counted modules that have content (docs/product.md#progress). */
export function progressPercent(modulesWithContent: number): number {
  return Math.round((100 * modulesWithContent) / modulesCounted);
}

/** 0 is new, under 50 in progress, under 100 advanced, 100 completed (docs/product.md#progress). */
export function projectStatus(percent: number): ProjectStatus {
  if (percent <= 0) return 'new';
  if (percent < 50) return 'inProgress';
  return percent < 100 ? 'advanced' : 'completed';
}

/**
 * Whether the module gets the tick: it has content, and every required question has an answer
 * that is not ready-made (docs/product.md#progress).
 */
export function isModuleComplete(
  definition: ModuleOutline,
  entry: ModuleContent | undefined,
): boolean {
  return hasContent(entry) && isAnswered(definition, entry);
}

/**
 * Counts the modules of a project once, for every place that shows its progress.
 * @returns how many are complete, how many others have content, and the percentage of both together.
 */
export function moduleCounts(
  definitions: readonly ModuleOutline[],
  entries: Readonly<Record<string, ModuleEntry | undefined>>,
): { readonly complete: number; readonly begun: number; readonly percent: number } {
  const filled = definitions.filter(({ key }) => hasContent(entries[key]));
  const complete = filled.filter((definition) =>
    isModuleComplete(definition, entries[definition.key]),
  ).length;
  return {
    complete,
    begun: filled.length - complete,
    percent: progressPercent(filled.length),
  };
}
