import type { ForecastInputs } from '../inputs.ts';
import { namedLinks } from './links.ts';
import { linePathOf, linesOf, valueAt } from './paths.ts';
import { type ForecastForm, type LineList, lineLists } from './savedForecast.ts';

/** @returns whether inputs satisfy `forecastInputsSchema`, or true if the page has not loaded the schema yet. */
export type FitsBounds = (inputs: ForecastInputs) => boolean;

/**
 * A form field without its path. In a `FlatForm` its key stays the same when lines move: "fixed/rent/amount",
 * "opening".
 */
interface FlatField {
  readonly value: unknown;
  readonly origin?: string | undefined;
  readonly isConfirmed: boolean;
  readonly typed?: string | undefined;
}
type FlatForm = ReadonlyMap<string, FlatField>;

interface ForecastMerge {
  /** Each changed field from the side that changed it, or `mine` if both did. `mine` if the merge is out of bounds. */
  readonly merged: ForecastForm | undefined;
  /** The keys of the fields that both sides changed differently; of all that differ if the merge is out of bounds. */
  readonly conflicts: readonly string[];
}

/**
 * Merges two forms field by field, matching the lines of lists by id. A line that one side removed and the other
 * changed is kept.
 * @param ancestors the possible common ancestors, as `mergeWritten` takes them (domain/project/mergeAnswers.ts).
 */
export function mergeForecast(
  ancestors: readonly (ForecastForm | undefined)[],
  mine: ForecastForm | undefined,
  theirs: ForecastForm | undefined,
  fits: FitsBounds,
): ForecastMerge {
  if (!mine || !theirs) return { merged: mine ?? theirs, conflicts: [] };
  const [here, there] = [flatten(mine), flatten(theirs)];
  const bases = ancestors.map((one) => (one ? flatten(one) : new Map<string, FlatField>()));
  const ids = new Map(lineLists.map((list) => [list, keptLines(list, bases, here, there)]));
  const conflicts: string[] = [];
  const merged = new Map<string, FlatField>();
  for (const key of new Set([...here.keys(), ...there.keys()])) {
    const line = lineOfKey(key);
    if (line && !ids.get(line.list)?.includes(line.id)) continue;
    const only = line && sideWithLine(line, here, there);
    const field = only ? only.get(key) : fieldOf(key, bases, here, there);
    if (field === 'conflict') conflicts.push(key);
    const chosen = field === 'conflict' ? here.get(key) : field;
    if (chosen) merged.set(key, chosen);
  }
  const form = rebuild(merged, ids);
  if (fits(form.inputs)) return { merged: form, conflicts };
  // Each form is within the bounds, but the merged one is not, so every field that differs becomes a conflict.
  return { merged: mine, conflicts: differingKeys(mine, theirs) };
}

/**
 * @returns `now` without the change from `before` to `after`. Where the user has changed the same field since, `now`
 *   wins.
 */
export function withoutChange(
  before: ForecastForm,
  after: ForecastForm,
  now: ForecastForm,
  fits: FitsBounds,
): ForecastForm {
  const { merged = before, conflicts } = mergeForecast([after], before, now, fits);
  // The merge compares values only, and a refused text has none.
  return [...conflicts, ...retypedKeys(after, now)].reduce(
    (form, key) => withFieldOf(form, now, key, fits),
    merged,
  );
}

/** @returns the keys of the fields whose refused text has changed, except in lines that were removed. */
function retypedKeys(before: ForecastForm, now: ForecastForm): readonly string[] {
  const [old, current] = [flatten(before), flatten(now)];
  return [...new Set([...old.keys(), ...current.keys()])].filter((key) => {
    const line = lineOfKey(key);
    const isThere = !line || current.has(keyOf(line.list, line.id, 'id'));
    return isThere && old.get(key)?.typed !== current.get(key)?.typed;
  });
}

/** @returns the keys of the fields in which two forms differ. A missing form counts as blank. */
export function differingKeys(
  one: ForecastForm | undefined,
  other: ForecastForm | undefined,
): readonly string[] {
  const [here, there] = [flattenIfAny(one), flattenIfAny(other)];
  return [...new Set([...here.keys(), ...there.keys()])].filter(
    (key) => !isSameValue(here.get(key), there.get(key)),
  );
}

/**
 * @returns `form` with one field, and its line if missing, taken from `from`; unchanged if the result is out of bounds.
 */
export function withFieldOf(
  form: ForecastForm,
  from: ForecastForm,
  key: string,
  fits: FitsBounds,
): ForecastForm {
  const [fields, other] = [new Map(flatten(form)), flatten(from)];
  const chosen = other.get(key);
  if (chosen) fields.set(key, chosen);
  else fields.delete(key);
  const ids = new Map(
    lineLists.map((list) => {
      const own = linesOf(form.inputs, list).map(({ id }) => id);
      const line = lineOfKey(key);
      const isNew = line?.list === list && !own.includes(line.id);
      return [list, isNew ? [...own, line.id] : own];
    }),
  );
  const next = rebuild(fields, ids);
  return fits(next.inputs) ? next : form;
}

interface FieldAtKey {
  readonly path: string;
  /** The name of the field's line, if it has one. */
  readonly line: string | undefined;
  /** Links to other lines are given by name (`namedLinks`). */
  readonly value: unknown;
}

/** @returns the value at a key, with its path in this form; undefined if there is no form or no such line. */
export function fieldAtKey(form: ForecastForm | undefined, key: string): FieldAtKey | undefined {
  if (!form) return undefined;
  const value = flatten(form).get(key)?.value;
  const line = lineOfKey(key);
  if (!line) return { path: key, line: undefined, value };
  const lines = linesOf(form.inputs, line.list);
  const index = lines.findIndex(({ id }) => id === line.id);
  const found = lines[index];
  if (!found) return undefined;
  const name = 'name' in found ? found.name : undefined;
  return {
    path: `${line.list}.${index}.${line.rest}`,
    line: name || undefined,
    value: namedLinks(form.inputs, line.list, line.rest, value),
  };
}

function flattenIfAny(form: ForecastForm | undefined): FlatForm {
  return form ? flatten(form) : new Map();
}

/**
 * @returns the ids of the lines to keep: those on both sides, those that one side added, and those that one side
 * removed and the other changed.
 */
function keptLines(
  list: LineList,
  bases: readonly FlatForm[],
  here: FlatForm,
  there: FlatForm,
): readonly string[] {
  const all = [...new Set([...idsIn(here, list), ...idsIn(there, list)])];
  return all.filter((id) => {
    const [mine, theirs] = [fieldsOfLine(here, list, id), fieldsOfLine(there, list, id)];
    if (mine !== '' && theirs !== '') return true;
    const left = mine === '' ? theirs : mine;
    const isAsLeft = (base: FlatForm) => fieldsOfLine(base, list, id) === left;
    // `mine` may hold a line of a request that never arrived, so only the first ancestor shows that `theirs` removed it.
    return !(mine === '' ? bases : bases.slice(0, 1)).some(isAsLeft);
  });
}

function idsIn(flat: FlatForm, list: LineList): readonly string[] {
  const lines = [...flat.keys()].map(lineOfKey);
  return [...new Set(lines.flatMap((line) => (line?.list === list ? [line.id] : [])))];
}

/** @returns the values of a line as one string, for comparison; "" if there is no such line. */
function fieldsOfLine(flat: FlatForm, list: LineList, id: string): string {
  const start = keyOf(list, id, '');
  const fields = [...flat].filter(([key]) => key.startsWith(start));
  return fields
    .map(([key, { value }]) => `${key} ${JSON.stringify(value)}`)
    .sort()
    .join('\n');
}

/** @returns the only side that has a line; undefined if both have it. */
function sideWithLine(
  { list, id }: { readonly list: LineList; readonly id: string },
  here: FlatForm,
  there: FlatForm,
): FlatForm | undefined {
  if (!here.has(keyOf(list, id, 'id'))) return there;
  return there.has(keyOf(list, id, 'id')) ? undefined : here;
}

function fieldOf(
  key: string,
  bases: readonly FlatForm[],
  here: FlatForm,
  there: FlatForm,
): FlatField | undefined | 'conflict' {
  const [mine, theirs] = [here.get(key), there.get(key)];
  if (isSameValue(mine, theirs)) return theirs?.isConfirmed && !mine?.typed ? theirs : mine;
  if (bases.some((base) => isSameValue(base.get(key), theirs))) return mine;
  const [first] = bases;
  if (first && isSameValue(first.get(key), mine) && !mine?.typed) return theirs;
  return 'conflict';
}

function isSameValue(one: FlatField | undefined, other: FlatField | undefined): boolean {
  return JSON.stringify(one?.value ?? null) === JSON.stringify(other?.value ?? null);
}

function keyOf(list: LineList, id: string, rest: string): string {
  return `${list}/${encodeURIComponent(id)}/${rest}`;
}

function lineOfKey(key: string) {
  const [name, id, rest] = key.split('/');
  const list = lineLists.find((one) => one === name);
  if (list === undefined || id === undefined || rest === undefined) return undefined;
  return { list, id: decodeURIComponent(id), rest };
}

/**
 * Flattens a form to one entry for each field. A list of shares, weights or months is one field, but the three years of
 * an offer are three fields.
 */
function flatten({ inputs, origins, confirmed, typed }: ForecastForm): FlatForm {
  const marks = new Set(confirmed);
  const flat = new Map<string, FlatField>();
  const keyOfPath = (path: string): string | undefined => {
    const line = linePathOf(path);
    if (!line) return path;
    const id = linesOf(inputs, line.list)[line.index]?.id;
    return id === undefined ? undefined : keyOf(line.list, id, line.rest);
  };
  const add = (path: string, value: unknown): void => {
    const key = keyOfPath(path);
    if (key === undefined) return;
    const [origin, text] = [origins[path], typed[path]];
    flat.set(key, { value, origin, isConfirmed: marks.has(path), typed: text });
  };
  const walk = (path: string, value: unknown): void => {
    if (value === null || value === undefined) return;
    const isList = Array.isArray(value) && !path.endsWith('.years');
    if (isList && !lineLists.some((list) => list === path)) add(path, value);
    else if (typeof value !== 'object') add(path, value);
    else for (const [step, part] of Object.entries(value)) walk(`${path}.${step}`, part);
  };
  for (const [name, value] of Object.entries(inputs)) walk(name, value);
  for (const path of [...Object.keys(origins), ...marks, ...Object.keys(typed)]) {
    const key = keyOfPath(path);
    if (key !== undefined && !flat.has(key)) add(path, undefined);
  }
  return flat;
}

/** The fields of each mode of a line's pay or units. Merging can bring in fields of another mode, which are dropped. */
const fieldsByMode: Readonly<Record<string, readonly string[]>> = {
  monthly: ['amount'],
  hourly: ['wage', 'hoursPerWeek', 'vacation'],
  ramp: ['anchors'],
  year: ['years'],
};

function rebuild(flat: FlatForm, ids: ReadonlyMap<LineList, readonly string[]>): ForecastForm {
  const inputs: Record<string, unknown> = {};
  const origins: Record<string, string> = {};
  const confirmed: string[] = [];
  const typed: Record<string, string> = {};
  for (const [list, own] of ids) {
    if (own.length > 0) inputs[list] = own.map((id) => ({ id }));
  }
  const pathOf = (key: string): string => {
    const line = lineOfKey(key);
    if (!line) return key;
    const index = ids.get(line.list)?.indexOf(line.id) ?? -1;
    return [line.list, index, line.rest].filter((step) => step !== '').join('.');
  };
  for (const [key, field] of flat) {
    const path = pathOf(key);
    if (field.value !== undefined) place(inputs, path.split('.'), field.value);
    if (field.origin !== undefined) origins[path] = field.origin;
    if (field.isConfirmed) confirmed.push(path);
    if (field.typed !== undefined) typed[path] = field.typed;
  }
  for (const line of (inputs.staff ?? []) as Record<string, unknown>[]) keepMode(line, 'pay');
  for (const line of (inputs.offers ?? []) as Record<string, unknown>[]) keepMode(line, 'units');
  const form = { inputs: inputs as ForecastInputs, origins, confirmed, typed };
  // A refused text of another mode has no field, so the user could neither see nor correct it.
  for (const path of Object.keys(typed)) if (isOfOtherMode(form.inputs, path)) delete typed[path];
  return form;
}

function place(at: Record<string, unknown>, [step, ...rest]: string[], value: unknown): void {
  if (step === undefined) return;
  const [next] = rest;
  if (next === undefined) at[step] = value;
  else {
    at[step] ??= step === 'years' ? [null, null, null] : {};
    place(at[step] as Record<string, unknown>, rest, value);
  }
}

/** @returns whether a path is that of a field of another mode than its line has. */
function isOfOtherMode(inputs: ForecastInputs, path: string): boolean {
  const [, part, field = ''] = /^(?:staff|offers)\.\d+\.(pay|units)\.(\w+)/.exec(path) ?? [];
  if (part === undefined || field === 'mode') return false;
  const mode = valueAt(inputs, path.replace(/(\.(?:pay|units)\.).*/, '$1mode'));
  const fields = fieldsByMode[String(mode)];
  return fields !== undefined && !fields.includes(field);
}

function keepMode(line: Record<string, unknown>, name: 'pay' | 'units'): void {
  const part = line[name] as Record<string, unknown> | undefined;
  if (!part) return;
  const fields = fieldsByMode[String(part.mode)];
  if (!fields) delete line[name];
  else {
    const kept = Object.entries(part).filter(([key]) => key === 'mode' || fields.includes(key));
    line[name] = Object.fromEntries(kept);
  }
}
