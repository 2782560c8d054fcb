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

/** The businesses to which a field applies, where not to all. */
export type Condition = 'incomeTax' | 'ownerSalary' | 'quickMethod';

interface Placed {
  /** The page of what it belongs to, unless given. */
  readonly page?: Page;
  /** Without it: `first` where it has no default, otherwise among the details. */
  readonly place?: 'first' | 'details';
  readonly appliesTo?: Condition;
  /** Whether a form without it is refused. */
  readonly isRequired?: true;
  /** Whether it is beside the plan: only checks read it, and it is not missing where it is blank. */
  readonly isBeside?: true;
}

/**
 * A field of the form: what it takes, its bounds, and what holds where it is blank. A number, an amount or a rate
 * without default is missing where it is blank, unless it is beside the plan.
 */
export type Field = Placed &
  (
    | Amount
    | Whole
    | Hundredths
    | Rate
    | { readonly kind: 'text'; readonly most: number }
    | { readonly kind: 'boolean'; readonly default: boolean }
    /** The first option is the default. */
    | { readonly kind: 'choice'; readonly options: readonly string[] }
    /** A month of the calendar and its year, as "2027-05". */
    | { readonly kind: 'calendarMonth' }
    /** Months of the calendar, 1 to 12; all of them where it is blank. */
    | { readonly kind: 'months' }
    /** Shares of 1 that add up to it. */
    | { readonly kind: 'shares'; readonly default: readonly string[] }
    /** A number for each month of the calendar. */
    | { readonly kind: 'weights'; readonly each: Whole }
    /** A number for some months of the plan. */
    | { readonly kind: 'byMonth'; readonly each: Whole }
    /** A number for each year of the plan. */
    | { readonly kind: 'byYear'; readonly each: Whole }
    /** Fields that belong together. */
    | { readonly kind: 'group'; readonly fields: Fields }
    /** One of several groups, by the name in `mode`; the first is where a form begins. */
    | { readonly kind: 'modes'; readonly modes: Readonly<Record<string, Fields>> }
    /** Lines with an id. */
    | { readonly kind: 'list'; readonly most: number; readonly fields: Fields }
  );
export type Fields = Readonly<Record<string, Field>>;

/** In cents. */
interface Amount {
  readonly kind: 'amount';
  readonly unit?: 'aMonth' | 'anHour';
  readonly default?: number;
}
interface Whole {
  /** A `month` is one of the plan. */
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
/** In percent, as a decimal text. */
interface Rate {
  readonly kind: 'rate';
  readonly unit?: 'aYear';
  /** A percentage, or the row of the dated legal tables. */
  readonly default?: string;
  readonly legal?: LegalRate;
}

type Flat<T> = { [Key in keyof T]: T[Key] };
type RequiredOf<Table> = {
  [Key in keyof Table]: Table[Key] extends { readonly isRequired: true } ? Key : never;
}[keyof Table];

/** What a form holds for a table of fields; null is the same as left out. */
export type InputsOf<Table> = Flat<
  { [Key in RequiredOf<Table>]: InputOf<Table[Key]> } & {
    [Key in Exclude<keyof Table, RequiredOf<Table>>]?: InputOf<Table[Key]> | null | undefined;
  }
>;

type InputOf<F> = F extends { readonly kind: 'amount' | 'count' | 'month' | 'hundredths' }
  ? number
  : F extends { readonly kind: 'rate' | 'text' | 'calendarMonth' }
    ? string
    : F extends { readonly kind: 'boolean' }
      ? boolean
      : F extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
        ? Option
        : F extends { readonly kind: 'months' | 'weights' }
          ? number[]
          : F extends { readonly kind: 'shares' }
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
