import { cumulated, decimal, type Fraction, percent } from './exact.ts';
import type { Field, Fields, InputsOf } from './fieldKinds.ts';
import { legalRate } from './legalRates.ts';
import { type Amount, known, type MissingInputs, type Unknown } from './unknown.ts';

/**
 * The values of the fields of a table, with defaults filled in. Fields marked `isBeside` are left out, as are those
 * that a plan represents in another form, such as groups and lists.
 */
export type Planned<Table> = {
  readonly [Key in keyof Table as PlannedOf<Table[Key]> extends never ? never : Key]: PlannedOf<
    Table[Key]
  >;
};

type PlannedOf<F> = F extends { readonly isBeside: true }
  ? never
  : F extends { readonly kind: 'amount' }
    ? Amount
    : F extends { readonly kind: 'count' | 'month' }
      ? F extends { readonly default: number }
        ? number
        : Amount
      : F extends { readonly kind: 'rate' }
        ? F extends { readonly default: string } | { readonly legal: string }
          ? Fraction
          : F extends { readonly mayBeBlank: true }
            ? Fraction | undefined
            : { readonly yearly: Fraction; readonly unknown: Unknown }
        : F extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
          ? Option
          : F extends { readonly kind: 'boolean' }
            ? boolean
            : F extends { readonly kind: 'text' }
              ? string
              : F extends { readonly kind: 'link' }
                ? string | undefined
                : F extends { readonly kind: 'shares'; readonly default: readonly string[] }
                  ? readonly Fraction[]
                  : F extends { readonly kind: 'months' }
                    ? readonly number[]
                    : never;

const everyMonth: readonly number[] = Array.from({ length: 12 }, (_, at) => at + 1);

/** Context for applying defaults: the opening month, and where missing inputs are recorded. */
export interface Reading {
  readonly opening: string;
  readonly missing: MissingInputs;
}

/**
 * @param given the form values for the fields of the table.
 * @param path of the group or line that contains the fields; empty for the form itself.
 * @returns the values with defaults filled in. Shares are cumulative, and missing values are marked unknown.
 */
export function planned<Table extends Fields>(
  table: Table,
  given: InputsOf<Table>,
  path: string,
  reading: Reading,
): Planned<Table> {
  const values = given as Readonly<Record<string, unknown>>;
  const entries = Object.entries(table).flatMap(([name, field]) => {
    if (field.isBeside) return [];
    const isUsed = hasUse(field, table, values);
    const value = plannedValue(
      field,
      // A number without a use in this line is not missing when blank.
      isUsed ? values[name] : (values[name] ?? 0),
      path === '' ? name : `${path}.${name}`,
      reading,
    );
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries) as Planned<Table>;
}

/** @returns whether a field applies to a line or group with these values (`onlyFor`). */
export function hasUse(
  { onlyFor = {} }: Field,
  table: Fields,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(onlyFor).every(([name, wanted]) => {
    const field = table[name];
    const standard =
      field?.kind === 'choice'
        ? field.options[0]
        : field?.kind === 'boolean'
          ? field.default
          : undefined;
    return (values[name] ?? standard) === wanted;
  });
}

function plannedValue(field: Field, given: unknown, path: string, reading: Reading): unknown {
  const { missing, opening } = reading;
  switch (field.kind) {
    case 'amount':
      return given == null && field.default !== undefined
        ? { value: field.default, unknown: known }
        : missing.amount(given as number | null | undefined, path);
    case 'count':
    case 'month':
      return field.default === undefined
        ? missing.amount(given as number | null | undefined, path)
        : (given ?? field.default);
    case 'rate': {
      const standard = field.legal ? legalRate(field.legal, opening) : field.default;
      if (standard !== undefined) return percent(String(given ?? standard));
      if (field.mayBeBlank) return given == null ? undefined : percent(String(given));
      const unknown = given == null ? missing.add(path) : known;
      return { yearly: percent(String(given ?? '0')), unknown };
    }
    case 'choice':
      return given ?? field.options[0];
    case 'boolean':
      return given ?? field.default;
    case 'text':
      return given ?? '';
    case 'link':
      return given ?? undefined;
    case 'months':
      return given ?? everyMonth;
    case 'shares':
      return field.default && sharesOf((given ?? field.default) as readonly string[]);
  }
  return undefined;
}

/** @returns the cumulative shares. */
export function sharesOf(given: readonly string[]): Fraction[] {
  return cumulated(given.map(decimal));
}
