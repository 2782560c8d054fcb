import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { endsQuarter, lastMonth, monthName, yearOf } from '../calendar.ts';
import { percent, times } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import type { Plan } from '../plan.ts';
import { known, type Unknown } from '../unknown.ts';
import { taxes as bothTaxes, type SalesTax, type SalesTaxes } from './salesTaxes.ts';

/** One tax in a calendar quarter that ends within the plan; amounts in cents. */
export interface Quarter {
  readonly tax: SalesTax;
  readonly first: number;
  readonly last: number;
  readonly collected: number;
  readonly credits: number;
  /** For the quick method: the tax due, the sales it is computed on, and the part of them that gets the reduction. */
  readonly quick:
    | {
        readonly due: number;
        readonly sales: number;
        readonly reduced: number;
        /** Whether higher sales can never lower the tax due. */
        readonly growsWithSales: boolean;
      }
    | undefined;
  /** The amount owing; a refund if negative. */
  readonly net: number;
  /** Why amounts are unknown; what is due also depends on the sales of earlier quarters. */
  readonly unknown: {
    readonly collected: Unknown;
    readonly credits: Unknown;
    readonly due: Unknown;
  };
}

/**
 * Posts the settlement of each tax by quarter: the business pays one month later, or receives a refund two months
 * later. The gain from the quick method is other income in the last month of the quarter (Excise Tax Act, s. 227).
 */
export function postRemittances(ledger: Ledger, plan: Plan, taxes: SalesTaxes): Quarter[] {
  return bothTaxes.flatMap((tax) => remitted(ledger, plan, taxes, tax));
}

function remitted(ledger: Ledger, plan: Plan, taxes: SalesTaxes, tax: SalesTax): Quarter[] {
  const months = taxes.months[tax];
  const isQuick = plan.salesTax.method === 'quick';
  const rate = tax === 'gst' ? plan.salesTax.quickGst : plan.salesTax.quickQst;
  const done: Quarter[] = [];
  let first = 0;
  let year = yearOf(plan.start);
  let reducedThisYear = 0;
  let unknownThisYear = known;
  for (let last = 0; last <= lastMonth; last += 1) {
    const month = plan.start + last;
    if (!endsQuarter(month)) continue;
    if (yearOf(month) !== year) {
      reducedThisYear = 0;
      unknownThisYear = known;
    }
    year = yearOf(month);
    const sum = (values: readonly number[]) =>
      values.slice(first, last + 1).reduce((all, one) => all + one, 0);
    const [collected, credits, sales] = [
      sum(months.collected),
      sum(months.credits),
      sum(months.sales),
    ];
    let quick: Quarter['quick'];
    let unknownReduction = known;
    if (isQuick) {
      const { reduction } = inForce(constants.quickMethod, `${monthName(month)}-01`).value;
      const limit = tax === 'gst' ? reduction.gstUpTo : reduction.qstUpTo;
      const reduced = Math.min(sales, limit - reducedThisYear);
      reducedThisYear += reduced;
      const less = percent(reduction.rate);
      const taken = times(reduced, less);
      const due = times(sales, rate) - taken;
      // The reduction applies to a limited amount of sales a year, so unknown earlier sales make it unknown.
      if (taken !== 0) unknownReduction = unknownThisYear;
      unknownThisYear |= reasonsIn(months.unknownCollected, first, last);
      quick = { due, sales, reduced, growsWithSales: rate.n * less.d >= less.n * rate.d };
    }
    const net = (quick?.due ?? collected) - credits;
    const unknownCollected = reasonsIn(months.unknownCollected, first, last);
    const unknown = {
      collected: unknownCollected,
      credits: reasonsIn(months.unknownCredits, first, last),
      due: unknownCollected | unknownReduction,
    };
    const quarter = { tax, first, last, collected, credits, quick, net, unknown };
    done.push(quarter);
    postSettlement(ledger, quarter);
    markQuarter(ledger, quarter, months);
    first = last + 1;
  }
  // A quarter that is incomplete at the end of the plan is not settled, so its tax stays in the balance.
  for (let m = first; m <= lastMonth; m += 1) ledger.mark(tax, m, unknownIn(months, m));
  return done;
}

function postSettlement(ledger: Ledger, { tax, last, net, collected, quick }: Quarter): void {
  const gain = quick ? collected - quick.due : 0;
  ledger.post(last, { rule: 'quickGain', item: 0, part: tax }, tax, gain, 'otherIncome', -gain);
  const month = net > 0 ? last + 1 : last + 2;
  if (month <= lastMonth) {
    const source = { rule: 'remittance', item: 0, part: tax };
    ledger.post(month, source, tax, net, 'salesTaxPaid', -net);
  }
}

/** Marks as unknown the tax balance (from its first unknown month to the settlement), the settlement and the gain. */
function markQuarter(
  ledger: Ledger,
  { tax, first, last, net, quick, unknown: { collected, credits, due } }: Quarter,
  months: SalesTaxes['months'][SalesTax],
): void {
  const unknown = due | credits;
  if (unknown === known) return;
  if (quick) ledger.mark('otherIncome', last, due);
  // Unknown tax collected and an unknown reduction can increase the amount owing. Unknown credits can decrease it, as
  // can unknown sales if the quick rate is below the reduction.
  const mayOwe = due !== known || net > 0;
  const mayFall = collected !== known && quick?.growsWithSales === false;
  const mayGet = credits !== known || net < 0 || mayFall;
  if (mayOwe) ledger.mark('salesTaxPaid', last + 1, unknown);
  if (mayGet) ledger.mark('salesTaxPaid', last + 2, unknown);
  const settled = mayGet ? last + 2 : last + 1;
  for (let m = first; m <= last; m += 1) ledger.mark(tax, m, unknownIn(months, m), settled);
  ledger.mark(tax, last, due, settled);
}

function unknownIn(months: SalesTaxes['months'][SalesTax], m: number): Unknown {
  return (months.unknownCollected[m] ?? known) | (months.unknownCredits[m] ?? known);
}

function reasonsIn(reasons: readonly Unknown[], first: number, last: number): Unknown {
  return reasons.slice(first, last + 1).reduce((all, one) => all | one, known);
}
