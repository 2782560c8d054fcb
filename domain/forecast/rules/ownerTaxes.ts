import { constants } from '../../legal/constants.ts';
import { type Dated, inForce } from '../../legal/dated.ts';
import type { PersonalTaxes } from '../../legal/personalTaxes.ts';
import { yearOf } from '../calendar.ts';
import { fraction, split } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import { isTakenFromIncome, type Plan } from '../plan.ts';
import { known, type Unknown } from '../unknown.ts';
import { incomeBetween } from './owner.ts';
import { type PersonalTaxAmounts, personalTaxesOn } from './personalTaxes.ts';

/** One owner's taxes for a calendar year, in cents. */
export interface OwnerTax {
  /** The owner's share of the income of the business; negative for a loss. */
  readonly income: number;
  /** Losses carried into the year, at least 0. */
  readonly losses: number;
  readonly taxes: PersonalTaxAmounts;
  /** Contributions look at the income of the year alone, income taxes at the losses too. */
  readonly unknown: {
    readonly income: Unknown;
    readonly losses: Unknown;
    readonly incomeTaxes: Unknown;
  };
}

/** The taxes of all owners for a calendar year that ends within the plan. */
export interface OwnerTaxYear {
  readonly year: number;
  /** The months of the plan in this year. */
  readonly first: number;
  readonly last: number;
  /** The income of the business in these months. */
  readonly income: number;
  readonly owners: readonly OwnerTax[];
  readonly total: number;
  readonly unknown: Unknown;
}

/** The calendar months of the instalments, and of the payment of the rest, for the year before; January is 0. */
const instalmentMonths = [2, 5, 8, 11];
const restMonth = 3;
const quarters = [1n, 2n, 3n, 4n].map((part) => fraction(part, 4n));

/** @returns which of the four instalments is paid in a month of the plan, from 0; -1 if none is. */
export function quarterOfPayment({ start }: Pick<Plan, 'start'>, month: number): number {
  return instalmentMonths.indexOf((start + month) % 12);
}

/** @returns the taxes in force for a calendar year. Years after the dated table use its last row. */
export function personalTaxRules(year: number): Dated<PersonalTaxes> {
  return inForce(constants.personalTaxes, `${year}-01-01`);
}

/**
 * Posts what proprietors and partners pay in a month of their personal taxes: four instalments of the total of the year
 * before, and in April what they leave of that total. Nothing is owed by the business, so each payment lowers the
 * owners' capital.
 * @param taxed the years before; receives the year that ends with the month.
 */
export function postOwnerTaxes(
  ledger: Ledger,
  plan: Plan,
  month: number,
  taxed: OwnerTaxYear[],
): void {
  if (plan.owners.length === 0 || !isTakenFromIncome(plan)) return;
  const pay = (rule: string, amount: number, of: readonly OwnerTaxYear[]) => {
    const unknown = of.reduce((reasons, one) => reasons | one.unknown, known);
    const source = { rule, item: taxed.length - 1 };
    ledger.post(month, source, 'ownerCapital', amount, 'ownerTaxes', -amount);
    ledger.mark('ownerCapital', month, unknown);
    ledger.mark('ownerTaxes', month, unknown);
  };
  const place = (plan.start + month) % 12;
  const quarter = quarterOfPayment(plan, month);
  const [due, before] = [taxed.at(-1), taxed.at(-2)];
  if (due && quarter >= 0) {
    pay('ownerTaxInstalment', split(due.total, quarters)[quarter] ?? 0, [due]);
  }
  if (due && place === restMonth) {
    pay('ownerTaxRest', due.total - (before?.total ?? 0), taxed.slice(-2));
  }
  if (place === 11) taxed.push(taxesOfYear(ledger, plan, due ? due.last + 1 : 0, month, due));
}

function taxesOfYear(
  ledger: Ledger,
  plan: Plan,
  first: number,
  last: number,
  before: OwnerTaxYear | undefined,
): OwnerTaxYear {
  const year = yearOf(plan.start + last);
  const rules = personalTaxRules(year).value;
  const { income, unknown } = incomeBetween(ledger, first, last);
  const shares = split(
    income,
    plan.owners.map(({ upTo }) => upTo),
  );
  const owners = plan.owners.map(({ upTo, otherIncome }, at): OwnerTax => {
    const earlier = before?.owners[at];
    const own = shares[at] ?? 0;
    const losses = earlier ? Math.max(0, earlier.losses - earlier.income) : 0;
    const taxes = personalTaxesOn(rules, {
      other: otherIncome.value,
      earned: Math.max(0, own),
      taxed: Math.max(0, own - losses),
    });
    const upToBefore = plan.owners[at - 1]?.upTo;
    const hasShare = upTo.n * (upToBefore?.d ?? 1n) !== (upToBefore?.n ?? 0n) * upTo.d;
    const ofIncome = hasShare ? unknown : known;
    const ofLosses = earlier ? earlier.unknown.losses | earlier.unknown.income : known;
    const isLoss = ofIncome === known && own <= 0;
    const incomeTaxes = isLoss ? known : ofIncome | ofLosses;
    const reasons = { income: ofIncome, losses: ofLosses, incomeTaxes };
    return { income: own, losses, taxes, unknown: reasons };
  });
  return {
    year,
    first,
    last,
    income,
    owners,
    total: owners.reduce((sum, { taxes }) => sum + taxes.total, 0),
    unknown: owners.reduce((reasons, one) => reasons | one.unknown.incomeTaxes, known),
  };
}
