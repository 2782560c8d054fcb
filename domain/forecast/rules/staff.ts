import { lastMonth, monthCount, yearOf } from '../calendar.ts';
import { fraction, one, plus, product, quotient, times } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import type { Pay, Plan, StaffLine } from '../plan.ts';
import { type Amount, known, type Unknown, unknownProduct } from '../unknown.ts';
import { growthOf, risesBy } from './indexing.ts';
import {
  bears,
  type Charge,
  type ChargeName,
  chargeNames,
  chargeOn,
  chargesIn,
} from './payroll.ts';

/** The monthly cost of all people of one staff line, in cents. */
export interface StaffCosts {
  readonly gross: readonly number[];
  /** Tips of one person, on which contributions are due. Customers pay them, so they are no cost. */
  readonly tips: readonly number[];
  readonly charges: readonly Readonly<Record<ChargeName, number>>[];
  readonly unknown: Unknown;
}

/** Weeks per month, divided by 100 because hours are stored in hundredths. */
const weeksPerMonth = fraction(52n, 12n * 100n);

/**
 * @param growth what the pay is multiplied by after its raises.
 * @returns the monthly pay of one person. For hourly pay: wage × hours × 52 ÷ 12 × (1 + vacation) × growth, rounded
 * once.
 */
export function grossOf(pay: Pay, growth = one): Amount {
  if (pay.mode === 'monthly') return { ...pay.amount, value: times(pay.amount.value, growth) };
  const { wage, hours, vacation } = pay;
  const factor = product(product(weeksPerMonth, plus(one, vacation)), growth);
  const value = quotient(BigInt(wage.value) * BigInt(hours.value) * factor.n, factor.d);
  return { value: Number(value), unknown: unknownProduct(wage, hours) };
}

/**
 * Contributions are computed for one person, then multiplied by the number of people. Annual maximums start again each
 * January.
 */
export function staffCosts(plan: Plan): StaffCosts[] {
  if (plan.staff.length === 0) return [];
  // The rates and limits are the same in all months of a calendar year.
  const byYear = new Map<number, readonly Charge[]>();
  const tables = Array.from({ length: monthCount }, (_, m) => {
    const year = yearOf(plan.start + m);
    const charges = byYear.get(year) ?? chargesIn(plan, m).charges;
    byYear.set(year, charges);
    return charges;
  });
  return plan.staff.map((line) => costsOf(plan, line, tables));
}

function costsOf(plan: Plan, line: StaffLine, tables: readonly (readonly Charge[])[]): StaffCosts {
  const pays = growthOf(line.raise).map((growth) => grossOf(line.pay, growth));
  const unknown = pays[0]?.unknown ?? known;
  const gross = Array.from({ length: monthCount }, (_, m) =>
    line.isActive[m] ? (pays[risesBy(m)]?.value ?? 0) : 0,
  );
  const tips = gross.map((pay) => times(pay, line.tips));
  let before = 0;
  let paid = noCharges();
  const charges = gross.map((pay, m) => {
    if (yearOf(plan.start + m) !== yearOf(plan.start + m - 1)) {
      before = 0;
      paid = noCharges();
    }
    const month = noCharges();
    if (pay === 0) return month;
    const earned = pay + (tips[m] ?? 0);
    for (const charge of tables[m] ?? []) {
      const { name } = charge;
      if (!bears(line, name)) continue;
      month[name] = chargeOn(earned, before, paid[name], charge);
      paid[name] += month[name];
    }
    before += earned;
    return month;
  });
  const ofAll = (amount: number) => amount * line.people;
  return {
    gross: gross.map(ofAll),
    tips,
    charges: charges.map((month) => {
      for (const name of chargeNames) month[name] = ofAll(month[name]);
      return month;
    }),
    unknown,
  };
}

function noCharges(): Record<ChargeName, number> {
  return {
    pensionPlan: 0,
    secondPensionPlan: 0,
    employmentInsurance: 0,
    parentalInsurance: 0,
    healthServicesFund: 0,
    labourStandards: 0,
    workplaceInsurance: 0,
  };
}

/** Posts pay and the employer's contributions in their month; the contributions are paid one month later. */
export function postStaff(ledger: Ledger, plan: Plan, costs: readonly StaffCosts[]): void {
  for (const [item, line] of plan.staff.entries()) {
    const own = costs[item];
    if (!own) continue;
    const pay = { rule: 'pay', item };
    const paidLater = { rule: 'chargesPaid', item };
    for (let m = 1; m <= lastMonth; m += 1) {
      if (!line.isActive[m]) continue;
      const gross = own.gross[m] ?? 0;
      ledger.post(m, pay, 'wages', gross, 'cashToStaff', -gross);
      let all = 0;
      for (const [name, amount] of Object.entries(own.charges[m] ?? {})) {
        all += amount;
        const charge = { rule: 'charge', item, part: name };
        ledger.post(m, charge, 'employerCharges', amount, 'payrollPayable', -amount);
      }
      if (m < lastMonth) {
        ledger.post(m + 1, paidLater, 'payrollPayable', all, 'cashToStaff', -all);
      }
      if (own.unknown === known) continue;
      ledger.mark('wages', m, own.unknown);
      ledger.mark('employerCharges', m, own.unknown);
      ledger.mark('payrollPayable', m, own.unknown, m + 1);
      ledger.mark('cashToStaff', m, own.unknown);
      if (m < lastMonth) ledger.mark('cashToStaff', m + 1, own.unknown);
    }
  }
}
