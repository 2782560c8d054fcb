import type { ModuleContent } from './moduleEntry.ts';

/** How many earlier texts of a module are kept. */
export const maxVersions = 20;

/** How a text came to be; `offered` came after the module had changed and replaced nothing. */
export const versionCauses = ['saved', 'generated', 'autoFilled', 'restored', 'offered'] as const;
export type VersionCause = (typeof versionCauses)[number];

/** What tells about a text and is none: nobody misses it by itself. */
const notes: ReadonlySet<string> = new Set([
  'proposedAnswers',
  'aiResponseEnding',
  'aiAnalysisEnding',
  'hasIdea',
]);

/**
 * What has to be kept of a module before a change is made to it.
 * @returns its content, when the change takes words away that somebody wrote or had written; undefined when
 *   they are all still there afterwards. A journal's entries are in it only where one of them goes:
 *   they are many, and seldom replaced.
 */
export function lostBy(before: ModuleContent, change: ModuleContent): ModuleContent | undefined {
  const lost = (field: keyof ModuleContent): boolean =>
    change[field] !== undefined && !contains(change[field], before[field]);
  const fields = (Object.keys(before) as (keyof ModuleContent)[]).filter(
    (field) => !notes.has(field),
  );
  if (!fields.some(lost)) return undefined;
  if (lost('entries')) return before;
  const { entries: _stay, ...content } = before;
  return content;
}

/** @returns whether everything that was written before is there after. */
function contains(after: unknown, before: unknown): boolean {
  if (isEmpty(before)) return true;
  if (Array.isArray(before)) return Array.isArray(after) && containsAll(after, before);
  if (isRecord(before)) {
    return (
      isRecord(after) && Object.entries(before).every(([key, value]) => contains(after[key], value))
    );
  }
  return after === before;
}

/** New entries go to the top of a list: what was there is looked for at the same distance from its end first. */
function containsAll(after: readonly unknown[], before: readonly unknown[]): boolean {
  const shift = after.length - before.length;
  return before.every(
    (element, index) =>
      contains(after[index + shift], element) ||
      after.some((candidate) => contains(candidate, element)),
  );
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
