import { lastMonth } from './calendar.ts';
import { type Entry, Ledger } from './ledger.ts';
import type { Plan } from './plan.ts';
import { postAssets } from './rules/assets.ts';
import { type LineMonth, postLine, postLineInterest } from './rules/creditLine.ts';
import { type GrantStep, postGrants } from './rules/grants.ts';
import { indexed } from './rules/indexing.ts';
import { type LoanSchedule, postLoans, raised, scheduleOf, withPoints } from './rules/loans.ts';
import { postDividends, postIncomeTax, postOwnerAndDeposits, type YearTax } from './rules/owner.ts';
import { type OwnerTaxYear, postOwnerTaxes } from './rules/ownerTaxes.ts';
import { type Registration, registrationOf } from './rules/registration.ts';
import { postRemittances, type Quarter } from './rules/remittance.ts';
import { countedForRegistration, postSales, revenuesOf } from './rules/sales.ts';
import { SalesTaxes } from './rules/salesTaxes.ts';
import { postSpending } from './rules/spending.ts';
import { postStaff, type StaffCosts, staffCosts } from './rules/staff.ts';
import { costsOf, type OfferCosts, postDirectCosts } from './rules/stock.ts';
import { type ExactUnits, exactUnits, unitsChangedBy, unitsOf } from './rules/units.ts';
import { postVariableCosts } from './rules/variableCosts.ts';
import { type Assumptions, hasVariableRate } from './scenario.ts';
import type { Amount, Series } from './unknown.ts';

/** The parts of the computation that are the same in every scenario. */
export interface Prepared {
  readonly plan: Plan;
  readonly units: readonly ExactUnits[];
  readonly fixedAmounts: readonly (readonly number[])[];
  readonly staff: readonly StaffCosts[];
  readonly loans: readonly LoanSchedule[];
}

/** @param volume percent by which the units are changed, as in `Handles`. */
export function prepare(plan: Plan, volume = 0): Prepared {
  return {
    plan,
    units: plan.offers.map((offer) => unitsChangedBy(exactUnits(offer, plan.start), volume)),
    fixedAmounts: plan.fixed.map(({ amount, index }) => indexed(amount.value, index)),
    staff: staffCosts(plan),
    loans: plan.loans.map(scheduleOf),
  };
}

/** A plan computed under one set of assumptions. */
export interface Run {
  readonly prepared: Prepared;
  readonly assumptions: Assumptions;
  readonly ledger: Ledger;
  /** Units sold, by offer. */
  readonly units: readonly Series[];
  readonly revenues: readonly Series[];
  readonly costs: readonly OfferCosts[];
  /** Amount paid in month 0 for the first stock of each offer. */
  readonly firstStocks: readonly Amount[];
  readonly taxes: SalesTaxes;
  readonly registration: Registration;
  /** For each asset, the months in which grants lower its value. */
  readonly grantSteps: readonly (readonly GrantStep[])[];
  readonly quarters: readonly Quarter[];
  readonly incomeTax: readonly YearTax[];
  /** The taxes of proprietors and partners; empty for other forms, or without a list of owners. */
  readonly ownerTaxes: readonly OwnerTaxYear[];
  /** By month; empty without a line of credit. */
  readonly creditLine: readonly LineMonth[];
}

/** @returns the parts with the rates of the assumptions; the same parts if no rate differs from the plan's. */
function atRates(prepared: Prepared, { points }: Assumptions): Prepared {
  const { plan } = prepared;
  if (points === 0 || !hasVariableRate(plan)) return prepared;
  const loans = plan.loans.map((loan) => withPoints(loan, points));
  const creditLine = plan.creditLine && raised(plan.creditLine, points);
  return { ...prepared, plan: { ...plan, loans, creditLine }, loans: loans.map(scheduleOf) };
}

/**
 * @param entries if given, receives every posting.
 * @returns the computed plan; its `prepared` has the debts at the rates of the assumptions.
 */
export function compute(given: Prepared, assumptions: Assumptions, entries?: Entry[]): Run {
  const prepared = atRates(given, assumptions);
  const { plan } = prepared;
  const ledger = new Ledger(entries);
  const units = plan.offers.map((offer, at) => soldUnits(prepared, offer.from, at, assumptions));
  const revenues = revenuesOf(plan, units);
  const registration = registrationOf(plan, countedForRegistration(plan, revenues));
  const taxes = new SalesTaxes(plan, registration);
  const costs = costsOf(plan, assumptions, units, taxes);
  postOwnerAndDeposits(ledger, plan);
  postGrants(ledger, plan);
  postSales(ledger, plan, assumptions, revenues, taxes);
  postVariableCosts(ledger, plan, revenues, taxes);
  const firstStocks = postDirectCosts(ledger, plan, costs, taxes);
  postSpending(ledger, plan, prepared.fixedAmounts, taxes);
  postStaff(ledger, plan, prepared.staff);
  const grantSteps = postAssets(ledger, plan, taxes);
  postLoans(ledger, plan, prepared.loans);
  const quarters = postRemittances(ledger, plan, taxes);
  postDividends(ledger, plan);
  const creditLine: LineMonth[] = [];
  const incomeTax: YearTax[] = [];
  const ownerTaxes: OwnerTaxYear[] = [];
  // Interest on the line changes the taxes, and the taxes change what is drawn, so these go month by month. The line
  // fills the gap that a month's cash leaves, so it comes last.
  for (let month = 0; month <= lastMonth; month += 1) {
    postLineInterest(ledger, plan, month, creditLine);
    postIncomeTax(ledger, plan, month, incomeTax);
    postOwnerTaxes(ledger, plan, month, ownerTaxes);
    postLine(ledger, plan, month, creditLine);
  }
  return {
    prepared,
    assumptions,
    ledger,
    units,
    revenues,
    costs,
    firstStocks,
    taxes,
    registration,
    grantSteps,
    quarters,
    incomeTax,
    ownerTaxes,
    creditLine,
  };
}

function soldUnits(
  { units }: Prepared,
  from: number,
  at: number,
  assumptions: Assumptions,
): Series {
  const exact = units[at];
  if (!exact || assumptions.lost === at) return { value: [], unknown: [] };
  return unitsOf(exact, Math.max(from, assumptions.opensIn), assumptions);
}
