import type { Field, Fields, Page } from './fieldKinds.ts';
import { fields } from './fields.ts';
import { legalRate } from './legalRates.ts';

/**
 * A union of `{ path, field }` for each field that a user can fill in. In a path, `*` stands for an index in a list, a
 * month or a year.
 */
type Entry<Table, Before extends string = ''> = {
  [Key in keyof Table & string]: EntryOf<Table[Key], `${Before}${Key}`>;
}[keyof Table & string];
type EntryOf<F, Path extends string> = F extends { readonly kind: 'list'; readonly fields: infer T }
  ? Entry<T, `${Path}.*.`>
  : F extends { readonly kind: 'group'; readonly fields: infer T }
    ? Entry<T, `${Path}.`>
    : F extends { readonly kind: 'modes'; readonly modes: infer Modes }
      ?
          | { path: Path; field: F }
          | { path: `${Path}.mode`; field: { kind: 'choice'; options: readonly (keyof Modes)[] } }
          | { [Mode in keyof Modes]: Entry<Modes[Mode], `${Path}.`> }[keyof Modes]
      : F extends { readonly each: infer Each }
        ? { path: `${Path}.*`; field: Each }
        : { path: Path; field: F };

export type FieldEntry = Entry<typeof fields>;
export type FieldPath = FieldEntry['path'];
export type FieldOf<Path extends FieldPath> = Extract<FieldEntry, { path: Path }>['field'];

/** @returns the path with `*` in place of each index, month or year: "offers.*.price". */
export function generalPath(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '.*');
}

/** @returns the field at a path such as "offers.0.price" or "offers.*.price"; undefined if there is none. */
export function fieldAt(path: string): Field | undefined {
  let at: Field | undefined = { kind: 'group', fields };
  for (const step of path.split('.')) at = at && within(at, step);
  return at;
}

function within(field: Field, step: string): Field | undefined {
  if (/^(?:\d+|\*)$/.test(step)) {
    if ('each' in field) return field.each;
    return field.kind === 'list' ? { kind: 'group', fields: field.fields } : undefined;
  }
  if (field.kind === 'group') return named(field.fields, step);
  if (field.kind !== 'modes') return undefined;
  if (step === 'mode') return { kind: 'choice', options: Object.keys(field.modes) };
  return named(Object.assign({}, ...Object.values(field.modes)), step);
}

function named(table: Fields, name: string): Field | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A field with its path and its position in the form. */
export interface PlacedField {
  readonly path: string;
  readonly field: Field;
  readonly page: Page | undefined;
  readonly place: 'first' | 'details';
}

/** All fields that a user can fill in, in the order of `fields`. `FieldPath` is the type of their paths. */
export const allFields: readonly PlacedField[] = Object.entries(fields).flatMap(([name, field]) =>
  placed(field, name, undefined),
);

function placed(field: Field, path: string, around: Page | undefined): readonly PlacedField[] {
  const page = field.page ?? around;
  const inside = (table: Fields, start: string) =>
    Object.entries(table).flatMap(([name, one]) => placed(one, `${start}.${name}`, page));
  if (field.kind === 'list') return inside(field.fields, `${path}.*`);
  if (field.kind === 'group') return inside(field.fields, path);
  if ('each' in field) {
    return [{ path: `${path}.*`, field: field.each, page, place: field.place ?? 'first' }];
  }
  if (field.kind !== 'modes') return [{ path, field, page, place: placeOf(field) }];
  const mode: Field = { kind: 'choice', options: Object.keys(field.modes) };
  const own = Object.values(field.modes).flatMap((table) => inside(table, path));
  return [
    { path, field, page, place: 'first' },
    { path: `${path}.mode`, field: mode, page, place: 'first' },
    ...own,
  ];
}

function placeOf(field: Field): PlacedField['place'] {
  if (field.place) return field.place;
  const hasDefault =
    field.kind === 'choice' || field.kind === 'months' || 'default' in field || 'legal' in field;
  return hasDefault ? 'details' : 'first';
}

/** @returns the default of the number at a path; undefined if it has none. @param opening such as "2027-05". */
export function numberDefaultAt(path: string, opening: string): string | number | undefined {
  const field = fieldAt(path);
  switch (field?.kind) {
    case 'rate':
      return field.legal ? legalRate(field.legal, opening) : field.default;
    case 'amount':
    case 'count':
    case 'month':
      return field.default;
  }
  return undefined;
}
