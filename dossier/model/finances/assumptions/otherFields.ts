import type { Field, Fields } from '@elan/domain/forecast/fieldKinds';
import { fieldName } from '@elan/domain/forecast/fieldNames';
import { fields } from '@elan/domain/forecast/fields';
import type { LineList } from '@elan/domain/forecast/saved/savedForecast';
import type { Bilingual } from '@elan/domain/language';
import { type Assumption, count, dollars, monthOf, months, percent } from './values.ts';

/** Fields without a row of their own, since the rows of other fields include their values. */
const within = new Set([
  'name',
  'tax',
  'from',
  'to',
  'months',
  'owned',
  'employmentInsurance',
  'cnesst',
]);

/**
 * @param rows the rows already written for a line.
 * @param label makes the label for a field of the line.
 * @returns the rows, plus a row for each of the line's other fields.
 */
export function withOtherFields(
  rows: readonly Assumption[],
  {
    list,
    at,
    line,
    opening,
    label,
  }: {
    readonly list: LineList;
    readonly at: number;
    readonly line: object;
    readonly opening: string;
    readonly label: (field: Bilingual) => Bilingual;
  },
): Assumption[] {
  const table: Fields = fields[list].fields;
  const given = line as Readonly<Record<string, unknown>>;
  const others = Object.entries(table).flatMap(([name, field]): Assumption[] => {
    const path = `${list}.${at}.${name}`;
    if (within.has(name) || rows.some((row) => row.path === path)) return [];
    return [{ label: label(fieldName(path)), value: written(field, given[name], opening), path }];
  });
  return [...rows, ...others];
}

function written(field: Field, given: unknown, opening: string): Bilingual | undefined {
  switch (field.kind) {
    case 'amount':
      return dollars(given as number | null | undefined);
    case 'rate':
      return percent((given ?? field.default) as string | null | undefined);
    case 'month':
      return monthOf(opening, given as number | null | undefined, field.least);
    case 'count': {
      const number = (given ?? field.default) as number | null | undefined;
      return field.unit === 'months' ? months(number) : count(number);
    }
  }
  return undefined;
}
