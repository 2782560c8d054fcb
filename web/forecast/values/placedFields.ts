import { years } from '@elan/domain/forecast/calendar';
import type { Page } from '@elan/domain/forecast/fieldKinds';
import { allFields, type PlacedField } from '@elan/domain/forecast/fieldPaths';
import { fields } from '@elan/domain/forecast/fields';
import type { LineList } from '@elan/domain/forecast/saved/savedForecast';

/** Matches the path of a field that belongs to the lines of a list. */
const ofLines = /^[a-zA-Z]+\.\*\./;

/** Fields with checkboxes are shown after those that are typed or chosen. */
const isTicked = ({ field }: PlacedField) => field.kind === 'boolean' || field.kind === 'months';

/** Kinds that need a special control, which their page renders itself. */
const ownControl: readonly PlacedField['field']['kind'][] = ['shares', 'calendarMonth', 'modes'];

function shownOn(page: Page, place: PlacedField['place']): readonly PlacedField[] {
  const own = allFields.filter(
    (one) => one.page === page && one.place === place && !ownControl.includes(one.field.kind),
  );
  return [...own.filter((one) => !isTicked(one)), ...own.filter(isTicked)];
}

/** @returns the fields of a page that do not belong to a line, in display order. */
export function generalFields(page: Page, place: PlacedField['place']): readonly PlacedField[] {
  return shownOn(page, place).filter(({ path }) => !ofLines.test(path));
}

/** @returns the fields of an offer on a page, such as "price", without those of its units and seasons. */
export function offerFields(page: Page, place: PlacedField['place']): readonly string[] {
  return shownOn(page, place).flatMap(({ path }) => {
    const [list, , ...rest] = path.split('.');
    return list === 'offers' && rest.length === 1 ? rest : [];
  });
}

export type PayMode = keyof typeof fields.staff.fields.pay.modes;

/**
 * @param pay how a line of staff is paid.
 * @returns the fields of a line of a list, such as "pay.wage", in display order, without those of the other pay mode.
 */
export function lineFields(
  list: LineList,
  place: PlacedField['place'],
  pay: PayMode = 'hourly',
): readonly string[] {
  const start = `${list}.*.`;
  return allFields.flatMap((one) => {
    if (!one.path.startsWith(start) || one.place !== place) return [];
    const name = one.path.slice(start.length);
    const [, paid] = /^pay\.(?!mode$)(.+)/.exec(name) ?? [];
    const isShown = paid === undefined || Object.hasOwn(fields.staff.fields.pay.modes[pay], paid);
    if (one.field.kind === 'modes' || !isShown) return [];
    return name.endsWith('.*') ? years.map((_, year) => name.replace('*', `${year}`)) : [name];
  });
}

/** @returns the parts of the form that a page contains, such as "offers.*.price" or "fixed". */
export function partsOf(page: Page): readonly string[] {
  const parts = allFields.map((one) => {
    const [list = ''] = one.path.split('.');
    const isAlone = allFields.every(
      (other) => other.page === page || !other.path.startsWith(`${list}.`),
    );
    return one.page === page ? [isAlone ? list : one.path.replace(/\.\*$/, '')] : [];
  });
  return [...new Set(parts.flat())];
}
