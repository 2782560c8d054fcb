import type { Page } from '@elan/domain/forecast/fieldKinds';
import { allFields, type PlacedField } from '@elan/domain/forecast/fieldPaths';
import type { LineList } from '@elan/domain/forecast/saved/savedForecast';

/** A field that starts with one of the lists is entered on its lines. */
const ofLines = /^[a-zA-Z]+\.\*\./;

/** What is ticked comes after what is typed or chosen. */
const isTicked = ({ field }: PlacedField) => field.kind === 'boolean' || field.kind === 'months';

/** Kinds with a control of their own, which their page places. */
const ownControl: readonly PlacedField['field']['kind'][] = ['shares', 'calendarMonth', 'modes'];

function shownOn(page: Page, place: PlacedField['place']): readonly PlacedField[] {
  const own = allFields.filter(
    (one) => one.page === page && one.place === place && !ownControl.includes(one.field.kind),
  );
  return [...own.filter((one) => !isTicked(one)), ...own.filter(isTicked)];
}

/** @returns the fields of a page that belong to no line, in the order in which they are shown. */
export function generalFields(page: Page, place: PlacedField['place']): readonly PlacedField[] {
  return shownOn(page, place).filter(({ path }) => !ofLines.test(path));
}

/** @returns the fields of an offer that a page shows, as "price", without those of its units and seasons. */
export function offerFields(page: Page, place: PlacedField['place']): readonly string[] {
  return shownOn(page, place).flatMap(({ path }) => {
    const [list, , ...rest] = path.split('.');
    return list === 'offers' && rest.length === 1 ? rest : [];
  });
}

/** @returns the fields of a line of a list, as "pay.wage", in the order in which they are shown. */
export function lineFields(list: LineList, place: PlacedField['place']): readonly string[] {
  const start = `${list}.*.`;
  return allFields.flatMap((one) =>
    one.path.startsWith(start) && one.place === place ? [one.path.slice(start.length)] : [],
  );
}

/** @returns the parts of the form that a page holds, such as "offers.*.price" or "fixed". */
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
