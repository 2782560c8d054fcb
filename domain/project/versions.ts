import type { ForecastInputs } from '../forecast/inputs.ts';
import { linesOf } from '../forecast/saved/paths.ts';
import { lineLists } from '../forecast/saved/savedForecast.ts';
import type { ModuleContent } from './moduleEntry.ts';

/** How many earlier versions of a module are kept. */
export const maxVersions = 20;

/**
 * How a version was made: `edited` is a generated text in the person's hand; `offered` is a result
 * that came after the module had changed, or beside a text that was edited, so it replaced nothing.
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

/** Fields that describe a text; losing one alone is no loss. */
const notes: ReadonlySet<string> = new Set([
  'proposedAnswers',
  'defaultedAnswers',
  'aiResponseEnding',
  'aiAnalysisEnding',
  'aiResponseEdited',
  'aiAnalysisEdited',
  'hasIdea',
  'basis',
]);

/**
 * What has to be kept of a module before a change is made to it.
 * @returns its content, when the change removes words that a person wrote or generated; undefined
 * when they are all still there afterwards. A journal's entries are included only when one of them
 * is removed: they are many, and seldom replaced.
 */
export function lostBy(before: ModuleContent, change: ModuleContent): ModuleContent | undefined {
  const lost = (field: keyof ModuleContent): boolean =>
    change[field] !== undefined &&
    !contains(comparedPart(change, field), comparedPart(before, field));
  // Entries first, and only once: they may be megabytes.
  if (lost('entries')) return before;
  const fields = (Object.keys(before) as (keyof ModuleContent)[]).filter(
    (field) => field !== 'entries' && !notes.has(field),
  );
  if (!fields.some(lost)) return undefined;
  const { entries: _stay, ...content } = before;
  return content;
}

/** Where a value of the forecast comes from describes it, and losing that alone is no loss. */
function comparedPart(content: ModuleContent, field: keyof ModuleContent): unknown {
  return field === 'forecast' ? content.forecast?.inputs : content[field];
}

/** How long the saves of one sitting share a version, in milliseconds. */
export const sittingMs = 10 * 60_000;

/** A save that takes a sentence out of a text makes a version even in a sitting; in UTF-16 code units. */
const sentence = 100;

/** Which session made the last version of a module, and when; no other session has saved since. */
export interface Sitting {
  readonly by: string;
  readonly since: Date;
}

/** What a module held, how it was made, and the sitting it was saved in. */
interface Before {
  readonly data: ModuleContent;
  readonly cause: VersionCause;
  readonly sitting: Sitting | null;
}

/**
 * Decides whether a save makes a version. While a person types, saves follow each other by the
 * second: within ten minutes of a version, those of the same session share it, unless more is
 * removed than typing removes (docs/product.md#versions).
 * @param save.by the session that saves.
 * @returns the content to keep, if any, and the sitting after the save.
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

/** @returns whether a change removes words from answers, comments and a text only, and few at once, and no line of the forecast. */
function onlyRetypes({ data: before, cause }: Before, change: ModuleContent): boolean {
  const { answers, comments, forecast, ...rest } = change;
  const { aiResponse, aiAnalysis, ...apart } = rest;
  // The first edit of a text keeps what was generated, whatever else the sitting has changed.
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

/** @returns how many characters of a text were replaced or removed, in one piece. */
function removedFrom(text: string, after: string): number {
  const shorter = Math.min(text.length, after.length);
  let start = 0;
  while (start < shorter && text[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === after.at(-1 - end)) end += 1;
  return text.length - start - end;
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
