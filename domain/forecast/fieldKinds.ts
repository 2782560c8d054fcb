import type { LegalRate } from './legalRates.ts';

/** The page of the form where a field is entered. */
export type Page =
  | 'opening'
  | 'form'
  | 'offers'
  | 'costs'
  | 'units'
  | 'seasons'
  | 'collect'
  | 'fixed'
  | 'staff'
  | 'purchases'
  | 'funding'
  | 'ownerPay';

/**
 * Limits a field to businesses that pay income tax, pay the owner a salary, have owners taxed on its income or use the
 * quick method.
 */
export type Condition = 'incomeTax' | 'ownerSalary' | 'ownerTaxes' | 'quickMethod';

interface Placed {
  /** Defaults to the page of the enclosing list or group. */
  readonly page?: Page;
  /** Defaults to `details` if the field has a default value, otherwise to `first`. */
  readonly place?: 'first' | 'details';
  readonly appliesTo?: Condition;
  /** Limits a field of a line to lines with this value in another of their fields, such as `{ kind: 'balloon' }`. */
  readonly onlyFor?: Readonly<Record<string, string | boolean>>;
  /** Whether the schema rejects a form that omits it. */
  readonly isRequired?: true;
  /** Whether the plan leaves the field out, because only checks and texts use it. It is not missing when blank. */
  readonly isBeside?: true;
}

/**
 * A field of the form: its type, its bounds and its default. A blank number, amount or rate that has no default counts
 * as missing, unless `isBeside` is set.
 */
export type Field = Placed &
  (
    | Amount
    | Whole
    | Hundredths
    | Rate
    | { readonly kind: 'text'; readonly most: number }
    | { readonly kind: 'boolean'; readonly default: boolean }
    /** The first option is the default, unless a blank field means that nothing is chosen. */
    | { readonly kind: 'choice'; readonly options: readonly string[]; readonly mayBeBlank?: true }
    /** A calendar month with its year, such as "2027-05". */
    | { readonly kind: 'calendarMonth' }
    /** The id of a line of another list. */
    | { readonly kind: 'link'; readonly to: 'assets' }
    /** Ids of lines of another list. */
    | { readonly kind: 'links'; readonly to: 'assets'; readonly most: number }
    /** Calendar months, 1 to 12. A blank field means all twelve. */
    | { readonly kind: 'months' }
    /** Decimal strings that must add up to 1. Those of a line have no default: they follow those of the form. */
    | { readonly kind: 'shares'; readonly count: number; readonly default?: readonly string[] }
    /** A part of 1 as a decimal string, such as "0.5". */
    | { readonly kind: 'share' }
    /** Twelve numbers, one for each calendar month, January first. */
    | { readonly kind: 'weights'; readonly each: Whole }
    /** Numbers by month of the plan; any month may be left out. */
    | { readonly kind: 'byMonth'; readonly each: Whole }
    /** A number for each year of the plan. */
    | { readonly kind: 'byYear'; readonly each: Whole | Amount }
    | { readonly kind: 'group'; readonly fields: Fields }
    /** One of several groups of fields, selected by `mode`. */
    | { readonly kind: 'modes'; readonly modes: Readonly<Record<string, Fields>> }
    /** Lines of the same fields, each with an id. */
    | { readonly kind: 'list'; readonly most: number; readonly fields: Fields }
  );
export type Fields = Readonly<Record<string, Field>>;

/** In cents. */
interface Amount {
  readonly kind: 'amount';
  readonly unit?: 'aMonth' | 'aYear' | 'anHour';
  readonly default?: number;
}
interface Whole {
  /** `month` is a month of the plan: 0 is start-up, 1 the opening. */
  readonly kind: 'count' | 'month';
  readonly least: number;
  readonly most: number;
  readonly unit?: 'months' | 'units' | 'yearUnits';
  readonly default?: number;
}
/** With at most two decimals. */
interface Hundredths {
  readonly kind: 'hundredths';
  readonly most: number;
  readonly unit: 'hours' | 'minutes';
}
/** A percentage as a decimal string. */
interface Rate {
  readonly kind: 'rate';
  readonly unit?: 'aYear';
  /** The highest percentage; `largestRate` by default. */
  readonly most?: number;
  /** A percentage; `legal` names a default taken from the dated legal tables instead. */
  readonly default?: string;
  readonly legal?: LegalRate;
  /** Whether a rate without a default is left out of the plan when blank, instead of missing. */
  readonly mayBeBlank?: true;
}

type Flat<T> = { [Key in keyof T]: T[Key] };
type RequiredOf<Table> = {
  [Key in keyof Table]: Table[Key] extends { readonly isRequired: true } ? Key : never;
}[keyof Table];

/** The type of the form values for a table of fields. Null means the same as an omitted field. */
export type InputsOf<Table> = Flat<
  { [Key in RequiredOf<Table>]: InputOf<Table[Key]> } & {
    [Key in Exclude<keyof Table, RequiredOf<Table>>]?: InputOf<Table[Key]> | null | undefined;
  }
>;

type InputOf<F> = F extends { readonly kind: 'amount' | 'count' | 'month' | 'hundredths' }
  ? number
  : F extends { readonly kind: 'rate' | 'text' | 'calendarMonth' | 'share' | 'link' }
    ? string
    : F extends { readonly kind: 'boolean' }
      ? boolean
      : F extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
        ? Option
        : F extends { readonly kind: 'months' | 'weights' }
          ? number[]
          : F extends { readonly kind: 'shares' | 'links' }
            ? string[]
            : F extends { readonly kind: 'byMonth' }
              ? Record<string, number | null>
              : F extends { readonly kind: 'byYear' }
                ? (number | null)[]
                : F extends { readonly kind: 'group'; readonly fields: infer Table }
                  ? InputsOf<Table>
                  : F extends { readonly kind: 'modes'; readonly modes: infer Modes }
                    ? {
                        [Mode in keyof Modes]: Flat<{ mode: Mode } & InputsOf<Modes[Mode]>>;
                      }[keyof Modes]
                    : F extends { readonly kind: 'list'; readonly fields: infer Table }
                      ? Flat<{ id: string } & InputsOf<Table>>[]
                      : never;
