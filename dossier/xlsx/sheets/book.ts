import type { fields } from '@elan/domain/forecast/fields';
import type { Forecast } from '@elan/domain/forecast/outputs';
import type { Plan } from '@elan/domain/forecast/plan';
import type { ChargeName } from '@elan/domain/forecast/rules/payroll';
import type { LineList } from '@elan/domain/forecast/saved/savedForecast';
import type { Language } from '@elan/domain/language';
import type { Block, Series } from '../draft/series.ts';
import type { Cell } from '../formula/cell.ts';
import type { Expression } from '../formula/expression.ts';
import type { Range } from '../formula/range.ts';

/** Data that all sheets share. Rows of other sheets are available only when all sheets are built. */
export interface Book {
  readonly language: Language;
  readonly subtitle: string;
  readonly plan: Plan;
  readonly forecasts: Readonly<Record<Forecast['scenario'], Forecast>>;
  readonly assumptions: Assumptions;
  readonly rows: Rows;
}

/** Rows of each sheet to which the formulas of other sheets refer. */
export interface Rows {
  readonly sales: SalesRows;
  readonly staff: StaffRows;
  readonly purchases: PurchaseRows;
  readonly taxes: TaxRows;
  readonly loans: LoanRows;
  /** Undefined if the plan has no list of owners. */
  readonly ownerTaxes: OwnerTaxRows | undefined;
  readonly results: ResultRows;
  readonly cash: CashRows;
  readonly balance: BalanceRows;
}

export interface SalesRows {
  readonly units: Block;
  readonly revenue: Block;
  readonly totalRevenue: Series;
  readonly gst: Block;
  readonly qst: Block;
  /** Sales with taxes, less bad debts. */
  readonly net: Block;
  readonly badDebts: Series;
  readonly cardFees: Series;
  readonly collected: Series;
  readonly receivables: Series;
}
export interface StaffRows {
  readonly wages: Series;
  readonly charges: Series;
  readonly paid: Series;
}
export interface PurchaseRows {
  readonly directCosts: Series;
  readonly inventory: Series;
  readonly bought: Series;
  readonly boughtWithTaxes: Series;
  readonly payables: Series;
  readonly suppliersPaid: Series;
  readonly fixedCosts: Series;
  readonly fixedPaid: Series;
  readonly startupCosts: Series;
  readonly startupPaid: Series;
  /** Undefined if no offer of the plan has such costs. */
  readonly variable: { readonly costs: Series; readonly paid: Series } | undefined;
  readonly assetsPaid: Series;
  readonly ownedAssets: Series;
  readonly depreciation: Series;
  readonly fixedAssets: Series;
  /** Undefined if the plan has no grant for an asset. */
  readonly grants: GrantRows | undefined;
  /** Recoverable taxes on purchases; 0 while the business is not registered. */
  readonly credits: Readonly<Record<'gst' | 'qst', Series>>;
}
/** Grants for assets. */
export interface GrantRows {
  /** Received before their asset, at each month's end. */
  readonly deferred: Series;
  /** What exceeds the value of their asset: income. */
  readonly excess: Series;
}
export interface TaxRows {
  readonly registered: Series;
  /** 1 if taxes on the month's purchases are recovered, else 0. */
  readonly recovered: Series;
  /** 1 if taxes on the month's assets are recovered, by the regular or the quick method; else 0. */
  readonly recoveredOnAssets: Series;
  readonly gain: Series;
  readonly paid: Series;
  readonly payable: Series;
}
export interface LoanRows {
  readonly received: Series;
  readonly interest: Series;
  readonly fees: Series;
  /** Less the interest that is capitalised. */
  readonly principal: Series;
  readonly balance: Series;
  readonly principalDue: Series;
  /** Interest and principal paid, without fees. */
  readonly paid: Pick<Series, 'at' | 'year'>;
  /** Undefined if the plan has no line of credit. */
  readonly creditLine: CreditLineRows | undefined;
}
export interface CreditLineRows {
  readonly interest: Series;
  readonly drawn: Series;
  readonly repaid: Series;
  readonly balance: Series;
}
export interface OwnerTaxRows {
  readonly paid: Series;
}
export interface ResultRows {
  readonly flows: Readonly<Record<ResultFlow, Series>> & { readonly variableCosts?: Series };
  readonly beforeTax: Series;
}
export type ResultFlow =
  | 'revenue'
  | 'otherIncome'
  | 'directCosts'
  | 'wages'
  | 'employerCharges'
  | 'fixedCosts'
  | 'startupCosts'
  | 'badDebts'
  | 'cardFees'
  | 'depreciation'
  | 'interest'
  | 'incomeTax'
  | 'netIncome';
export interface CashRows {
  readonly flows: Readonly<Record<CashFlow, Series>> & OwnerFlows & CreditLineFlows;
  /** What the owners take, their taxes included. */
  readonly taken: readonly Series[];
  readonly closing: Series;
}
/** Flows of a plan with a list of owners. */
export interface OwnerFlows {
  readonly dividends?: Series;
  readonly ownerTaxes?: Series;
}
/** Flows of a plan with a line of credit. */
export interface CreditLineFlows {
  readonly creditLineDrawn?: Series;
  readonly creditLineRepaid?: Series;
}
export type CashFlow =
  | 'cashFromCustomers'
  | 'cashFromOwner'
  | 'cashFromLoans'
  | 'grantsReceived'
  | 'cashToSuppliers'
  | 'cashToStaff'
  | 'salesTaxPaid'
  | 'incomeTaxPaid'
  | 'cashForAssets'
  | 'drawings'
  | 'loanPayments';
export interface BalanceRows {
  readonly earnsFromHere: Series;
  readonly difference: Series;
  readonly receivables: Series;
  readonly inventory: Series;
  readonly payables: Series;
  readonly payrollPayable: Series;
  readonly loans: Series;
  readonly fixedAssets: Series;
  readonly currentAssets: Series;
  readonly currentDebts: Series;
  readonly longTermDebts: Series;
  readonly equity: Series;
}

/** The cells of *Assumptions* that formulas refer to. */
export interface Assumptions {
  readonly opening: Cell;
  readonly isDrawn: Expression;
  readonly paysIncomeTax: Expression;
  readonly corporateTaxRate: Cell;
  /** Undefined for a plan with one rate. */
  readonly corporateTaxRateAbove: Cell | undefined;
  readonly volume: Cell;
  readonly costLevel: Cell;
  readonly opensIn: Cell;
  readonly collected: Collected;
  /** Whether customers pay a month later than planned. */
  readonly paysLater: Expression;
  /** Cumulative shares of purchases paid by the end of the month of purchase and of the following month. */
  readonly paid: readonly [Cell, Cell];
  readonly badDebts: Cell;
  readonly cardFee: Cell;
  readonly registration: Cell;
  readonly registrationWords: Readonly<Record<'auto' | 'start' | 'never', string>>;
  readonly isRegular: Expression;
  readonly quick: Readonly<Record<'gst' | 'qst', Cell>>;
  readonly minimumCash: Cell;
  /** @returns the legal rates and limits for a month of the plan. */
  readonly legal: (m: number) => LegalCells;
  readonly offers: readonly OfferCells[];
  readonly fixed: readonly FixedCells[];
  readonly staff: readonly StaffCells[];
  readonly assets: readonly AssetCells[];
  readonly startup: readonly PurchaseCells[];
  readonly deposits: DatedAmounts;
  readonly capital: DatedAmounts;
  /** Grants that are not repaid. */
  readonly grants: GrantCells;
  readonly loans: readonly LoanCells[];
  readonly loansReceived: DatedAmounts;
  /** Undefined if the plan has no line of credit. */
  readonly creditLine: CreditLineCells | undefined;
  /** The pay of each owner, a drawing or a salary by the form of the business. */
  readonly ownerPay: readonly OwnerPayCells[];
  readonly owners: readonly OwnerCells[];
}

export interface CreditLineCells {
  readonly limit: Cell;
  readonly rate: Cell;
  readonly keep: Cell;
}
export interface OwnerPayCells {
  readonly name: string;
  readonly amount: Cell;
  readonly from: Cell;
  /** Undefined if the pay never bears employment insurance. */
  readonly isInsured: Expression | undefined;
  readonly hasCnesst: Expression;
}
export interface OwnerCells {
  readonly name: string;
  readonly share: Cell;
  readonly from: Cell;
  readonly draw: Cell;
  readonly otherIncome: Cell;
  /** By year of the plan. */
  readonly dividends: readonly Cell[];
}

export interface LegalCells {
  readonly gst: Cell;
  readonly qst: Cell;
  readonly smallSupplier: Cell;
  readonly reductionRate: Cell;
  readonly reductionUpTo: Readonly<Record<'gst' | 'qst', Cell>>;
  readonly charges: Readonly<Record<ChargeName, ChargeCells>>;
  /** The income of a year above which a corporation pays the higher rate; undefined for a plan with one rate. */
  readonly taxedAbove: Cell | undefined;
  /** Undefined if the plan has no list of owners. */
  readonly personalTaxes: PersonalTaxCells | undefined;
}
/** The cells of the dated table of personal taxes (domain/legal/personalTaxes.ts). */
export interface PersonalTaxCells {
  readonly pension: Readonly<Record<'rate' | 'credited' | 'above' | 'upTo', Cell>>;
  readonly secondPension: Readonly<Record<'rate' | 'above' | 'upTo', Cell>>;
  readonly parental: Readonly<Record<'rate' | 'least' | 'upTo' | 'deducted', Cell>>;
  readonly healthFund: {
    readonly rate: Cell;
    readonly steps: readonly Readonly<Record<'above' | 'most', Cell>>[];
  };
  readonly worker: Readonly<Record<'rate' | 'most', Cell>>;
  readonly federal: {
    readonly brackets: readonly BracketCells[];
    readonly basic: Readonly<Record<'most' | 'least' | 'from' | 'to', Cell>>;
    readonly creditRate: Cell;
    readonly abatement: Cell;
  };
  readonly quebec: {
    readonly brackets: readonly BracketCells[];
    readonly basic: Cell;
    readonly creditRate: Cell;
  };
}
export interface BracketCells {
  readonly rate: Cell;
  /** Undefined for the last. */
  readonly upTo: Cell | undefined;
}
export interface ChargeCells {
  readonly rate: Cell;
  readonly exemption: Cell | undefined;
  readonly above: Cell | undefined;
  readonly upTo: Cell | undefined;
  readonly most: Cell | undefined;
}

export interface OfferCells {
  readonly name: string;
  readonly price: Cell;
  readonly cost: Cell;
  /** Undefined if no price, or no cost, of the plan rises. */
  readonly priceIndex: Cell | undefined;
  readonly costIndex: Cell | undefined;
  /** The part of the sales that is paid to others; undefined if no offer of the plan has one. */
  readonly variableShare: { readonly rate: Cell; readonly isTaxable: Expression } | undefined;
  readonly isCostTaxable: Expression;
  readonly status: Cell;
  readonly statusWords: Readonly<Record<'taxable' | 'zeroRated' | 'exempt', string>>;
  readonly from: Cell;
  readonly stockMonths: Cell;
  /** Units per year; undefined for an offer planned by month. */
  readonly years: readonly Cell[] | undefined;
  /** Units per month in months 1 to 36, blank if not entered; undefined for an offer planned by year. */
  readonly anchors: Range | undefined;
  readonly season: Range;
  /** Like `collected` of the plan; undefined for an offer that is paid like the others. */
  readonly collected: Collected | undefined;
}
/** Cumulative shares of a sale collected by the end of its month and of the two following months. */
export type Collected = readonly [Cell, Cell, Cell];
interface ActiveCells {
  readonly from: Cell;
  readonly to: Cell;
  /** 1 for each calendar month in which the line is active, else 0. */
  readonly calendar: Range;
}
export interface PurchaseCells {
  readonly name: string;
  readonly amount: Cell;
  readonly isTaxable: Expression;
}
export interface FixedCells extends PurchaseCells, ActiveCells {
  readonly index: Cell;
}
export interface StaffCells extends ActiveCells {
  readonly name: string;
  readonly people: Cell;
  /** Monthly gross pay of one person, after 0 to 2 raises. */
  readonly gross: (rises: number) => Expression;
  /** In parts of the pay; undefined if no line of the plan has tips. */
  readonly tips: Cell | undefined;
  readonly isInsured: Expression;
  readonly hasCnesst: Expression;
}
export interface AssetCells {
  readonly name: string;
  readonly cost: Cell;
  readonly isTaxable: Expression;
  readonly isOwned: Expression;
  readonly month: Cell;
  readonly life: Cell;
}
/** The cells of a line, by field name, except text fields, month lists and fields that no formula uses. */
export type LineCells<List extends LineList> = CellsOf<(typeof fields)[List]['fields']>;
type CellsOf<Table> = {
  readonly [Name in keyof Table as Table[Name] extends
    | { readonly kind: 'text' | 'months' }
    | { readonly isBeside: true }
    ? never
    : Name]: Cell;
};
export interface LoanCells
  extends Omit<LineCells<'loans'>, 'kind' | 'amortisation' | 'capitalise'> {
  readonly name: string;
  /** Undefined if all loans of the plan have level payments. */
  readonly kinds:
    | {
        readonly isEqualPrincipal: Expression;
        readonly isBalloon: Expression;
        readonly amortisation: Cell;
      }
    | undefined;
  /** Undefined if no loan of the plan capitalises interest. */
  readonly isCapitalised: Expression | undefined;
}
export interface GrantCells extends DatedAmounts {
  /** The place of the asset that each grant is for, from 1, or blank; undefined if the plan has no such grant. */
  readonly assets: Range | undefined;
}
/** Amounts, and the months of the plan in which these are paid or received. */
export interface DatedAmounts {
  readonly amounts: Range;
  readonly months: Range;
}
