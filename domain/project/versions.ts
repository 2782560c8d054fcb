import type { ForecastInputs } from '../forecast/inputs.ts';
import { linesOf } from '../forecast/saved/paths.ts';
import { lineLists } from '../forecast/saved/savedForecast.ts';
import type { ModuleContent } from './moduleEntry.ts';

/** How many earlier versions of each module are kept. */
export const maxVersions = 20;

/**
 * How the content of a version was made. `edited`: the user edited the text. `offered`: a generated result that
 * replaced nothing, because the module had changed in the meantime, its text had been edited, or the generation was
 * stopped and there was an earlier list.
 */
export const versionCauses = [
  'saved',
  'edited',
  'generated',
  'autoFilled',
  'restored',
  'offered',
] as const;
export type VersionCause = (typeof versionCauses)[number];

/** Fields that only describe other content, so losing one of them alone does not require a version. */
const notes: ReadonlySet<string> = new Set([
  'proposedAnswers',
  'defaultedAnswers',
  'aiResponseEnding',
  'aiAnalysisEnding',
  'structureEnding',
  'aiResponseEdited',
  'aiAnalysisEdited',
  'hasIdea',
  'basis',
]);

/**
 * Decides what must be kept of a module before it is changed.
 * @returns the content before the change if the change removes any of it; undefined if all of it is still there
 * afterwards. Journal entries are included only if one of them is removed or changed, since they can be large.
 */
export function lostBy(before: ModuleContent, change: ModuleContent): ModuleContent | undefined {
  const lost = (field: keyof ModuleContent): boolean =>
    change[field] !== undefined &&
    !contains(comparedPart(change, field), comparedPart(before, field));
  // Entries are compared first and only once, since they may be megabytes.
  if (lost('entries')) return before;
  const fields = (Object.keys(before) as (keyof ModuleContent)[]).filter(
    (field) => field !== 'entries' && !notes.has(field),
  );
  if (!fields.some(lost)) return undefined;
  const { entries: _stay, ...content } = before;
  return content;
}

/** Of a forecast, only the inputs are compared. Origins and confirmations just describe them. */
function comparedPart(content: ModuleContent, field: keyof ModuleContent): unknown {
  return field === 'forecast' ? content.forecast?.inputs : content[field];
}

/** How long the saves of one session may share a version, in milliseconds. */
export const sittingMs = 10 * 60_000;

/** Removing this many UTF-16 code units from one text, about a sentence, makes a version at any time. */
const sentence = 100;

/** The session whose save made the module's last version, and when. Null if others have changed the module since. */
export interface Sitting {
  readonly by: string;
  readonly since: Date;
}

/** A module before the save: its content, the cause of that content, and its current sitting. */
interface Before {
  readonly data: ModuleContent;
  readonly cause: VersionCause;
  readonly sitting: Sitting | null;
}

/**
 * Decides whether a save makes a version. While a user types, saves follow each other within seconds. For ten minutes
 * after a version, further saves of the same session make no other one, unless another session saves in between or a
 * save removes more than typing does (docs/product.md#versions).
 * @param save.by the id of the session that saves.
 * @returns the content to keep as a version, if any, and the sitting after the save.
 */
export function versionOfSave(
  before: Before | undefined,
  change: ModuleContent,
  save: { readonly by: string; readonly now: Date },
): { readonly lost: ModuleContent | undefined; readonly sitting: Sitting | null } {
  if (!before) return { lost: undefined, sitting: null };
  const { data, cause, sitting } = before;
  const isSameHand = (cause === 'saved' || cause === 'edited') && sitting?.by === save.by;
  const passed = sitting ? save.now.getTime() - sitting.since.getTime() : Number.NaN;
  const isJoined = isSameHand && passed >= 0 && passed < sittingMs && onlyRetypes(before, change);
  const lost = isJoined ? undefined : lostBy(data, change);
  if (lost) return { lost, sitting: { by: save.by, since: save.now } };
  return { lost, sitting: isSameHand ? sitting : null };
}

/**
 * @returns whether a change removes little enough to be typing: less than a sentence from each answer, comment or text,
 * no forecast line, and nothing outside these and the forecast.
 */
function onlyRetypes({ data: before, cause }: Before, change: ModuleContent): boolean {
  const { answers, comments, forecast, ...rest } = change;
  const { aiResponse, aiAnalysis, ...apart } = rest;
  // The first edit of a generated text always makes a version of it, whatever else this session has changed.
  const others = cause === 'edited' ? apart : rest;
  if (lostBy(before, others)) return false;
  if (forecast && removesLine(before.forecast?.inputs, forecast.inputs)) return false;
  const texts = answers
    ? Object.entries(before.answers ?? {}).map(([id, text]) => [text, answers[id] ?? ''] as const)
    : [];
  if (comments !== undefined) texts.push([before.comments ?? '', comments]);
  if (aiResponse !== undefined) texts.push([before.aiResponse ?? '', aiResponse]);
  if (aiAnalysis !== undefined) texts.push([before.aiAnalysis ?? '', aiAnalysis]);
  return texts.every(([text, after]) => removedFrom(text, after) < sentence);
}

function removesLine(before: ForecastInputs | undefined, after: ForecastInputs): boolean {
  if (!before) return false;
  return lineLists.some((list) => {
    const kept = new Set(linesOf(after, list).map(({ id }) => id));
    return linesOf(before, list).some(({ id }) => !kept.has(id));
  });
}

/** @returns the number of UTF-16 code units of the text before the change, from the first change to the last. */
function removedFrom(text: string, after: string): number {
  const shorter = Math.min(text.length, after.length);
  let start = 0;
  while (start < shorter && text[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === after.at(-1 - end)) end += 1;
  return text.length - start - end;
}

/** @returns whether everything in `before` is still in `after`. */
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
 * Compares each element with the one at the same distance from the end, since new entries are added at the top; if they
 * differ, looks for an equal element elsewhere. Each element is read a fixed number of times, so the cost grows with
 * the sum of the list sizes, not with their product. An element that was both moved and extended in one save counts as
 * lost, because an extra version is better than a lost word.
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
 * @returns a text that is equal for equal values, ignoring empty parts, duplicates in lists, and order. Each part is
 * prefixed with its length, which is cheaper than escaping it at each level of nesting.
 */
function canonicalForm(value: unknown): string {
  if (isEmpty(value)) return '';
  if (Array.isArray(value)) {
    const forms = new Set(value.map(canonicalForm));
    forms.delete('');
    return `list ${[...forms].sort().map(withLength).join('')}`;
  }
  if (!isRecord(value)) return `${typeof value} ${value}`;
  const fields = Object.keys(value)
    .sort()
    .map((key) => [key, canonicalForm(value[key])] as const)
    .filter(([, form]) => form !== '');
  return `record ${fields.map(([key, form]) => withLength(key) + withLength(form)).join('')}`;
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
