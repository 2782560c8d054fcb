import type { ModuleOutline } from '../questionnaire/module.ts';
import { isAnswered } from './answerMarks.ts';
import { hasContent, type ModuleContent, type ModuleEntry } from './moduleEntry.ts';

/** The number of modules that count towards progress and on the dashboard (docs/product.md#progress). */
export const modulesCounted = 11;

export const projectStatuses = ['new', 'inProgress', 'advanced', 'completed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/**
 * @returns the percentage of the counted modules that have content, as an integer from 0 to 100
 * (docs/product.md#progress).
 */
export function progressPercent(modulesWithContent: number): number {
  return Math.round((100 * modulesWithContent) / modulesCounted);
}

/** @returns the status for a progress percentage (docs/product.md#progress). */
export function projectStatus(percent: number): ProjectStatus {
  if (percent <= 0) return 'new';
  if (percent < 50) return 'inProgress';
  return percent < 100 ? 'advanced' : 'completed';
}

/**
 * @returns whether the module is ticked: it has content, and every required question has an answer that is not
 * ready-made (docs/product.md#progress).
 */
export function isModuleComplete(
  definition: ModuleOutline,
  entry: ModuleContent | undefined,
): boolean {
  return hasContent(entry) && isAnswered(definition, entry);
}

/**
 * Counts the modules of a project that are complete or begun.
 * @returns the number of complete modules, the number of others with content, and the percentage of both together.
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
