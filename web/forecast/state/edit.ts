import { fieldAt } from '@elan/domain/forecast/fieldPaths';
import { fields } from '@elan/domain/forecast/fields';
import { type ForecastInputs, forecastInputsSchema } from '@elan/domain/forecast/inputs';
import { linesOf, valueAt, withLines, withValue } from '@elan/domain/forecast/saved/paths';
import type { ForecastForm, LineList } from '@elan/domain/forecast/saved/savedForecast';
import type { Language } from '@elan/domain/language';
import { uniqueId } from '../../lib/uniqueId.ts';
import { type FieldReading, format, parse, parseKept, specOf } from '../values/specs.ts';
import { asOwner, withoutShares } from './owners.ts';

const own = 'yours';
/** The origin of a value that came with an example, until the user changes it. */
export const exampleOrigin = 'example';

/** The same weight for each month: the default season. */
export const flatSeason: readonly number[] = Array.from({ length: 12 }, () => 100);

/**
 * @returns the form after a text was typed in a field. An invalid text is kept as typed, and the field's value is
 *   cleared if the form allows this. Texts kept in other fields are applied if they are valid now.
 */
export function typeInto(
  form: ForecastForm,
  path: string,
  text: string,
  language: Language,
): ForecastForm {
  const { [path]: _before, ...others } = form.typed;
  const spec = specOf(path);
  let now = withTyped({ ...form, typed: others }, path, text, spec && parse(spec, text, language));
  if (isShare.test(path)) return withShares(now, path, text, language);
  // A text kept in another field may be valid now, if it broke a bound together with this field.
  for (const [other, kept] of Object.entries(others)) {
    const { [other]: _kept, ...rest } = now.typed;
    const keptSpec = specOf(other);
    const read = keptSpec && parseKept(keptSpec, kept, language);
    const next = withTyped({ ...now, typed: rest }, other, kept, read);
    if (!Object.hasOwn(next.typed, other)) now = next;
  }
  return now;
}

const isShare = /^owners\.\d+\.share$/;

/**
 * @returns the form after an owner's share was typed. Shares count together: all are kept as typed until they add up to
 * 100 % or all are blank, and until then the last complete split counts.
 */
function withShares(
  form: ForecastForm,
  path: string,
  text: string,
  language: Language,
): ForecastForm {
  const spec = { kind: 'part' } as const;
  const shares = linesOf(form.inputs, 'owners').map(({ share }, at) => {
    const own = `owners.${at}.share`;
    const kept = own === path ? text : (form.typed[own] ?? format(spec, share, language));
    return { path: own, kept, read: parse(spec, kept, language) };
  });
  const typed = Object.fromEntries(
    Object.entries(form.typed).filter(([one]) => !isShare.test(one)),
  );
  const inputs = shares.reduce(
    (all, one) => withValue(all, one.path, 'value' in one.read ? one.read.value : undefined),
    form.inputs,
  );
  const isRead = shares.every(({ read }) => 'value' in read);
  if (isRead && forecastInputsSchema.safeParse(inputs).success) {
    return asOwn({ ...form, inputs, typed }, [path]);
  }
  const kept = Object.fromEntries(shares.map((one) => [one.path, one.kept]));
  return asOwn({ ...form, typed: { ...typed, ...kept } }, [path]);
}

function withTyped(
  form: ForecastForm,
  path: string,
  text: string,
  read: FieldReading | undefined,
): ForecastForm {
  if (read && 'value' in read) {
    const inputs =
      read.value === undefined
        ? withoutEmptyGroup(form, prepared(form, path, undefined), path)
        : prepared(form, path, read.value);
    if (forecastInputsSchema.safeParse(inputs).success) return asOwn({ ...form, inputs }, [path]);
  }
  const blank = read ? prepared(form, path, undefined) : form.inputs;
  const inputs = forecastInputsSchema.safeParse(blank).success ? blank : form.inputs;
  return asOwn({ ...form, inputs, typed: { ...form.typed, [path]: text } }, [path]);
}

/** Sets a value along with the parent parts that the schema requires. */
function prepared({ inputs }: ForecastForm, path: string, value: unknown) {
  const [, season = ''] = /^(offers\.\d+\.season)\./.exec(path) ?? [];
  const [, units = '', part] = /^(offers\.\d+\.units)\.(anchors|years)\./.exec(path) ?? [];
  const [, pay = ''] = /^(staff\.\d+\.pay)\./.exec(path) ?? [];
  let next = inputs;
  if (season && valueAt(next, season) === undefined) next = withValue(next, season, flatSeason);
  if (units && valueAt(next, `${units}.mode`) === undefined) {
    next = withValue(next, `${units}.mode`, part === 'years' ? 'year' : 'ramp');
  }
  if (part === 'years' && valueAt(next, `${units}.years`) === undefined) {
    next = withValue(next, `${units}.years`, [null, null, null]);
  }
  const [, dividend = ''] = /^(owners\.\d+\.dividend)\./.exec(path) ?? [];
  if (dividend && valueAt(next, dividend) === undefined) {
    next = withValue(next, dividend, [null, null, null]);
  }
  if (pay && valueAt(next, `${pay}.mode`) === undefined) {
    next = withValue(next, `${pay}.mode`, path.endsWith('.amount') ? 'monthly' : 'hourly');
  }
  next = withValue(next, path, value);
  const isEmpty = dividend && yearsAt(next, dividend).every((amount) => amount === null);
  return isEmpty ? withValue(next, dividend, undefined) : next;
}

function yearsAt(inputs: ForecastInputs, path: string): readonly unknown[] {
  const values = valueAt(inputs, path);
  return Array.isArray(values) ? values : [];
}

/**
 * Removes the group of a cleared or switched field if nothing else is set or typed in it, since an `ownerPay` without an
 * amount counts as missing. A checkbox at its default counts as unset.
 */
function withoutEmptyGroup(
  { typed }: ForecastForm,
  inputs: ForecastInputs,
  path: string,
): ForecastInputs {
  const [name = ''] = path.split('.');
  if (fieldAt(name)?.kind !== 'group') return inputs;
  const isUnset = ([key, value]: [string, unknown]) => {
    const field = fieldAt(`${name}.${key}`);
    return value == null || (field?.kind === 'boolean' && value === field.default);
  };
  const isEmpty =
    Object.entries(valueAt(inputs, name) ?? {}).every(isUnset) &&
    !Object.keys(typed).some((one) => one.startsWith(`${name}.`));
  return isEmpty ? withValue(inputs, name, undefined) : inputs;
}

/**
 * @param replaced the part of the value whose refused texts are dropped.
 * @returns the form after a value was set without typing; the same form if the result would be invalid.
 */
export function choose(
  form: ForecastForm,
  path: string,
  value: unknown,
  replaced = path,
): ForecastForm {
  const kept = Object.entries(form.typed).filter(
    ([one]) => one !== replaced && !one.startsWith(`${replaced}.`),
  );
  const next = { ...form, typed: Object.fromEntries(kept) };
  const inputs = withoutEmptyGroup(next, withValue(form.inputs, path, value), path);
  if (!forecastInputsSchema.safeParse(inputs).success) return form;
  return asOwn({ ...next, inputs }, [path]);
}

/** @returns the form with the values at these paths marked as the user's own, and confirmed. */
function asOwn(form: ForecastForm, paths: readonly string[]): ForecastForm {
  const origins = { ...form.origins };
  for (const path of paths) origins[path] = own;
  return confirm({ ...form, origins }, paths);
}

/** @returns the form with the values at these paths confirmed. */
export function confirm(form: ForecastForm, paths: readonly string[]): ForecastForm {
  return { ...form, confirmed: [...new Set([...form.confirmed, ...paths])] };
}

/**
 * @param line the fields of the new line, without its id.
 * @returns the form with the line added, and the line's index; undefined if the list is full.
 */
export function addLine(
  form: ForecastForm,
  list: LineList,
  line: Readonly<Record<string, unknown>>,
): { readonly form: ForecastForm; readonly index: number } | undefined {
  const before: readonly { readonly id: string }[] = linesOf(form.inputs, list);
  if (before.length >= fields[list].most) return undefined;
  const { form: open, line: own } = list === 'owners' ? asOwner(form, line) : { form, line };
  // Merging and undo match lines by id, so two added lines never have the same one.
  const next = withLines(open, list, [...before, { id: uniqueId(), ...own }]);
  const index = before.length;
  const paths = Object.keys(own).map((name) => `${list}.${index}.${name}`);
  return { form: asOwn(next, [list, ...paths]), index };
}

/**
 * Adds a line from an example.
 * @param line its name counts as the user's own; its other values keep the origin `example` until changed.
 * @returns the same as `addLine`.
 */
export function addExample(
  form: ForecastForm,
  list: LineList,
  { name, ...values }: Readonly<Record<string, unknown>> & { readonly name: string },
): ReturnType<typeof addLine> {
  const added = addLine(form, list, { name, ...values });
  if (!added) return undefined;
  const origins = { ...added.form.origins };
  const paths = leavesOf(values, `${list}.${added.index}`);
  for (const path of paths) origins[path] = exampleOrigin;
  return { ...added, form: confirm({ ...added.form, origins }, paths) };
}

/** @returns the path of each value in a part of a form, except pay modes. */
function leavesOf(part: object, path: string): readonly string[] {
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === 'mode') return [];
    const at = `${path}.${name}`;
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isPart ? leavesOf(value, at) : [at];
  });
}

/** @returns the form without a line; the same form if it is the last offer. */
export function removeLine(form: ForecastForm, list: LineList, index: number): ForecastForm {
  const before: readonly { readonly id: string }[] = linesOf(form.inputs, list);
  if (list === 'offers' && before.length < 2) return form;
  const next = withLines(
    form,
    list,
    before.filter((_, at) => at !== index),
  );
  return confirm(list === 'owners' ? withoutShares(next) : next, [list]);
}

/** @returns the paths in these parts of the form that have an unconfirmed proposal. */
export function unconfirmedIn(
  { inputs, origins, confirmed }: ForecastForm,
  parts: readonly string[],
): readonly string[] {
  const marked = new Set(confirmed);
  return Object.entries(origins).flatMap(([path, origin]) => {
    const isWithin = parts.some((part) => path === part || matches(path, part));
    const isOpen = origin !== own && !marked.has(path) && valueAt(inputs, path) !== undefined;
    return isWithin && isOpen ? [path] : [];
  });
}

/** @param part a path or the start of one, such as "offers.*.price" or "fixed". */
function matches(path: string, part: string): boolean {
  const [steps, wanted] = [path.split('.'), part.split('.')];
  return (
    wanted.length <= steps.length &&
    wanted.every((step, index) => step === '*' || step === steps[index])
  );
}
