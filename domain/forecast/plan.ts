import type { CalendarMonth } from './calendar.ts';
import type { Fraction } from './exact.ts';
import type { ForecastInputs } from './inputs.ts';
import type { Amount, MissingInputs, Unknown } from './unknown.ts';

/** The inputs with their defaults; amounts that are missing are unknown. Lines keep the order of the form. */
export interface Plan {
  /** The calendar month of month 0, the one before the opening. */
  readonly start: CalendarMonth;
  readonly form: NonNullable<ForecastInputs['form']>;
  readonly corporateTaxRate: Fraction;
  readonly offers: readonly Offer[];
  /** Shares of what is billed and not bad, cumulated: in the same month, one, two and three later. */
  readonly collect: readonly Fraction[];
  readonly badDebts: Fraction;
  readonly cardFee: Fraction;
  /** Shares of a purchase, cumulated: paid in the same month, one and two later. */
  readonly supplierTerms: readonly Fraction[];
  readonly fixed: readonly FixedCost[];
  readonly staff: readonly StaffLine[];
  readonly assets: readonly Asset[];
  readonly startup: readonly Purchase[];
  readonly deposits: readonly Payment[];
  readonly capital: readonly Payment[];
  readonly grants: readonly Payment[];
  readonly loans: readonly Loan[];
  /** The drawings of sole proprietors and partners each month. */
  readonly drawings: (Payment & { readonly from: number }) | undefined;
  readonly salesTax: {
    readonly registration: 'auto' | 'start' | 'never';
    readonly method: 'regular' | 'quick';
    readonly quickGst: Fraction;
    readonly quickQst: Fraction;
  };
  readonly hsfRate: Fraction;
  readonly cnesstRate: Fraction;
  readonly minimumCash: Amount;
  readonly missing: MissingInputs;
}

export interface Line {
  readonly id: string;
  readonly name: string;
  /** Its path in the form: "fixed.0". */
  readonly path: string;
}
export interface Payment extends Line {
  readonly amount: Amount;
  readonly month: number;
}
export interface Purchase extends Line {
  readonly amount: Amount;
  readonly isTaxable: boolean;
}
export interface FixedCost extends Purchase, Active {
  readonly index: Fraction;
}
/** In which months something happens. */
interface Active {
  readonly isActive: readonly boolean[];
}
export interface Offer extends Line {
  readonly price: Amount;
  readonly cost: Amount;
  readonly isCostTaxable: boolean;
  readonly taxStatus: 'taxable' | 'zeroRated' | 'exempt';
  readonly from: number;
  readonly stockMonths: number;
  readonly units: UnitsPlan;
  /** Twelve weights, January first. */
  readonly season: readonly number[];
}
export type UnitsPlan =
  | {
      readonly mode: 'ramp';
      /** In order of month; empty where unknown. */
      readonly anchors: readonly { readonly month: number; readonly units: number }[];
      readonly unknown: Unknown;
    }
  | { readonly mode: 'year'; readonly years: readonly Amount[] };
export interface StaffLine extends Line, Active {
  readonly people: number;
  /** For one person. */
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
export interface Asset extends Line {
  readonly cost: Amount;
  readonly isTaxable: boolean;
  readonly month: number;
  readonly life: number;
  readonly isOwned: boolean;
}
export interface Loan extends Line {
  readonly amount: Amount;
  readonly month: number;
  readonly rate: { readonly yearly: Fraction; readonly unknown: Unknown };
  readonly term: Amount;
  readonly interestOnly: number;
  readonly fee: Fraction;
}
