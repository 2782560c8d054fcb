import type { CalendarMonth } from './calendar.ts';
import type { Fraction } from './exact.ts';
import type { fields } from './fields.ts';
import type { Planned } from './planned.ts';
import type { LineList } from './saved/savedForecast.ts';
import type { Amount, MissingInputs, Unknown } from './unknown.ts';

type LineOf<List extends LineList> = Line & Planned<(typeof fields)[List]['fields']>;

/** The inputs with defaults filled in and missing values marked unknown. Lines keep the order of the form. */
export interface Plan extends Planned<typeof fields> {
  /** The calendar month of month 0, which precedes the opening. */
  readonly start: CalendarMonth;
  readonly offers: readonly Offer[];
  readonly fixed: readonly FixedCost[];
  readonly staff: readonly StaffLine[];
  readonly assets: readonly Asset[];
  readonly startup: readonly Purchase[];
  readonly deposits: readonly Payment[];
  readonly capital: readonly Payment[];
  /** Those that are not repaid. */
  readonly grants: readonly Grant[];
  /** Loans, then repayable grants as loans at 0 %. */
  readonly loans: readonly Loan[];
  readonly creditLine: CreditLine | undefined;
  readonly owners: readonly Owner[];
  /** What owners draw each month, in any form of business. */
  readonly drawings: readonly Drawing[];
  readonly salesTax: Planned<(typeof fields)['salesTax']['fields']>;
  readonly missing: MissingInputs;
}

export interface Line {
  readonly id: string;
  readonly name: string;
  /** The path in the form, such as "fixed.0". */
  readonly path: string;
}
export interface Payment extends Line {
  readonly amount: Amount;
  readonly month: number;
}
export interface Grant extends Payment {
  /** The place in `assets` of the asset whose cost it lowers. */
  readonly asset: number | undefined;
}
export interface Purchase extends Line {
  readonly amount: Amount;
  readonly isTaxable: boolean;
}
export interface FixedCost extends LineOf<'fixed'>, Active {
  readonly isTaxable: boolean;
}
/** Whether the line applies in each month of the plan. */
interface Active {
  readonly isActive: readonly boolean[];
}
export interface Offer extends LineOf<'offers'> {
  readonly isCostTaxable: boolean;
  readonly units: UnitsPlan;
  /** Twelve weights, January first. */
  readonly season: readonly number[];
  /** Cumulative shares of a sale that are paid by each month; those of the plan by default. */
  readonly collect: readonly Fraction[];
}
export type UnitsPlan =
  | {
      readonly mode: 'ramp';
      /** Ordered by month; empty if unknown. */
      readonly anchors: readonly { readonly month: number; readonly units: number }[];
      readonly unknown: Unknown;
    }
  | { readonly mode: 'year'; readonly years: readonly Amount[] };
export interface StaffLine extends LineOf<'staff'>, Active {
  /** The pay of one person. */
  readonly pay: Pay;
  readonly hasEmploymentInsurance: boolean;
  readonly hasCnesst: boolean;
}
export type Pay =
  | { readonly mode: 'monthly'; readonly amount: Amount }
  | {
      readonly mode: 'hourly';
      readonly wage: Amount;
      /** In hundredths of an hour. */
      readonly hours: Amount;
      readonly vacation: Fraction;
    };
export interface Asset extends LineOf<'assets'> {
  readonly isTaxable: boolean;
  readonly isOwned: boolean;
}
export interface Loan extends LineOf<'loans'> {}
export type CreditLine = Planned<(typeof fields)['creditLine']['fields']>;
/** Fields of an owner that are computed alike in all forms of business; the pay is a drawing or a line of staff. */
export interface Owner extends LineOf<'owners'> {
  /** The share of this owner and of those before in the list. */
  readonly upTo: Fraction;
  /** In cents, by year of the plan. */
  readonly dividends: readonly number[];
}
/** A monthly drawing; `path` is that of its amount. */
export interface Drawing extends Line {
  readonly amount: Amount;
  readonly from: number;
}

/** @returns whether the pay of the owners is a drawing, and its income is taxed in their hands. */
export function isTakenFromIncome({ form }: Pick<Plan, 'form'>): boolean {
  return form === 'soleProprietorship' || form === 'partnership';
}
