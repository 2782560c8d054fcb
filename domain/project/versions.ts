import type { ModuleContent } from './moduleEntry.ts';

/** How many earlier versions of a module are kept. */
export const maxVersions = 20;

/**
 * How a version was made; `offered` is a result that came after the module had changed, so it
 * replaced nothing.
 */
export const versionCauses = ['saved', 'generated', 'autoFilled', 'restored', 'offered'] as const;
export type VersionCause = (typeof versionCauses)[number];

/** Fields that describe a text; losing one alone is no loss. */
const notes: ReadonlySet<string> = new Set([
  'proposedAnswers',
  'defaultedAnswers',
  'aiResponseEnding',
  'aiAnalysisEnding',
  'hasIdea',
]);

/**
 * What has to be kept of a module before a change is made to it.
 * @returns its content, when the change removes words that a person wrote or generated; undefined
 * when they are all still there afterwards. A journal's entries are included only when one of them
 * is removed: they are many, and seldom replaced.
 */
export function lostBy(before: ModuleContent, change: ModuleContent): ModuleContent | undefined {
  const lost = (field: keyof ModuleContent): boolean =>
    change[field] !== undefined && !contains(change[field], before[field]);
  // Entries first, and only once: they may be megabytes.
  if (lost('entries')) return before;
  const fields = (Object.keys(before) as (keyof ModuleContent)[]).filter(
    (field) => field !== 'entries' && !notes.has(field),
  );
  if (!fields.some(lost)) return undefined;
  const { entries: _stay, ...content } = before;
  return content;
}

/** @returns whether everything in `before` is still there after. */
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

/**
 * New entries go to the top of a list, so each element is compared with the one at the same
 * distance from the end; otherwise an equal one has to be elsewhere in the list. Each element is
 * read a fixed number of times: the cost grows with the size of both lists, not with their product.
 * An element that moved and was added to in the same save counts as lost: one version too many is
 * better than a lost word.
 */
function containsAll(after: readonly unknown[], before: readonly unknown[]): boolean {
  const shift = after.length - before.length;
  let elsewhere: ReadonlySet<string> | undefined;
  return before.every((element, index) => {
    if (contains(after[index + shift], element)) return true;
    elsewhere ??= new Set(after.map(canonicalForm));
    return elsewhere.has(canonicalForm(element));
  });
}

/**
 * @returns the same text for values that contain each other: without empty parts, with lists and
 * keys in a fixed order. Each part is preceded by its length, which costs less than quoting it
 * again at each level of nesting.
 */
function canonicalForm(value: unknown): string {
  if (isEmpty(value)) return '';
  if (Array.isArray(value)) {
    const said = new Set(value.map(canonicalForm));
    said.delete('');
    return `list ${[...said].sort().map(withLength).join('')}`;
  }
  if (!isRecord(value)) return `${typeof value} ${value}`;
  const fields = Object.keys(value)
    .sort()
    .map((key) => [key, canonicalForm(value[key])] as const)
    .filter(([, said]) => said !== '');
  return `record ${fields.map(([key, said]) => withLength(key) + withLength(said)).join('')}`;
}

function withLength(text: string): string {
  return `${text.length}:${text}`;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
