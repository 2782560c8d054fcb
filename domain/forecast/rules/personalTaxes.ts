import type { Bracket, PersonalTaxes } from '../../legal/personalTaxes.ts';
import { type Fraction, fraction, less, percent, plus, product, quotient, zero } from '../exact.ts';

/** A person's income of a calendar year in cents. */
export interface PersonalIncome {
  /** A yearly salary from elsewhere, on which its employer withholds what it owes by itself. */
  readonly other: number;
  /** The share of the business's income, at least 0. */
  readonly earned: number;
  /** The same less the losses of earlier years, at least 0. Only income taxes look at it. */
  readonly taxed: number;
}

/** What a person owes on the income of a business, beyond what other income owes alone; in cents. */
export interface PersonalTaxAmounts {
  readonly firstQpp: number;
  readonly secondQpp: number;
  readonly qpip: number;
  readonly hsf: number;
  /** Each income tax with the business, without it, and the difference. */
  readonly federalWith: number;
  readonly federalWithout: number;
  readonly federal: number;
  readonly quebecWith: number;
  readonly quebecWithout: number;
  readonly quebec: number;
  readonly total: number;
}

/** Amounts that the contributions change: what is deducted from income, and what gives a federal credit; in cents. */
interface Relief {
  readonly deduction: Fraction;
  readonly credited: Fraction;
}

const cents = (amount: number) => fraction(BigInt(amount), 1n);
const rounded = ({ n, d }: Fraction) => Number(quotient(n, d));
const isAbove = (a: Fraction, b: Fraction) => less(a, b).n > 0n;
const atMost = (a: Fraction, b: Fraction) => (isAbove(a, b) ? b : a);
const atLeastZero = (a: Fraction) => (a.n < 0n ? zero : a);
const all = percent('100');

/** @returns the part of an income between two bounds that is not in the income before it. */
function partWithin(before: number, income: number, above: number, upTo: number): number {
  return Math.max(0, Math.min(income, upTo) - Math.max(before, above));
}

function at(rate: string, amount: number): number {
  return rounded(product(percent(rate), cents(amount)));
}

/** The taxes and contributions of a self-employed person in Quebec for a year. Each amount is rounded once. */
export function personalTaxesOn(rules: PersonalTaxes, income: PersonalIncome): PersonalTaxAmounts {
  const { other, earned, taxed } = income;
  const { pensionPlan, secondPensionPlan, parentalInsurance, healthServicesFund } = rules;
  const whole = other + earned;
  const first = partWithin(other, whole, pensionPlan.above, pensionPlan.upTo);
  const second = partWithin(other, whole, secondPensionPlan.above, secondPensionPlan.upTo);
  const insured = partWithin(other, whole, 0, parentalInsurance.upTo);
  const firstQpp = at(pensionPlan.rate, first);
  const secondQpp = at(secondPensionPlan.rate, second);
  const qpip = whole < parentalInsurance.least ? 0 : at(parentalInsurance.rate, insured);
  const hsf = healthServicesFund.steps.reduce(
    (sum, { above, most }) =>
      sum + Math.min(most, at(healthServicesFund.rate, Math.max(0, earned - above))),
    0,
  );
  const { deduction, credited } = reliefOf(rules, { firstQpp, secondQpp, qpip });
  const net = less(cents(other + taxed), deduction);
  const federalWith = federalTax(rules, net, credited);
  const federalWithout = federalTax(rules, cents(other), zero);
  const quebecWith = quebecTax(rules, less(net, workerDeduction(rules, other + taxed)));
  const quebecWithout = quebecTax(rules, less(cents(other), workerDeduction(rules, other)));
  const federal = Math.max(0, federalWith - federalWithout);
  const quebec = Math.max(0, quebecWith - quebecWithout);
  return {
    firstQpp,
    secondQpp,
    qpip,
    hsf,
    federalWith,
    federalWithout,
    federal,
    quebecWith,
    quebecWithout,
    quebec,
    total: firstQpp + secondQpp + qpip + hsf + federal + quebec,
  };
}

/** @returns what contributions deduct from income, and what they give as the base of a federal credit. */
function reliefOf(
  { pensionPlan, parentalInsurance }: PersonalTaxes,
  paid: Pick<PersonalTaxAmounts, 'firstQpp' | 'secondQpp' | 'qpip'>,
): Relief {
  const [firstQpp, qpip] = [cents(paid.firstQpp), cents(paid.qpip)];
  const share = creditedShare({ pensionPlan });
  const deducted = percent(parentalInsurance.deducted);
  const credited = plus(product(share, firstQpp), product(less(all, deducted), qpip));
  const deduction = less(plus(plus(firstQpp, cents(paid.secondQpp)), qpip), credited);
  return { deduction, credited };
}

/** @returns the share of the first pension contribution that gives a federal credit; the rest is deducted. */
export function creditedShare({ pensionPlan }: Pick<PersonalTaxes, 'pensionPlan'>): Fraction {
  const [part, rate] = [percent(pensionPlan.credited), percent(pensionPlan.rate)];
  return fraction(part.n * rate.d, part.d * rate.n);
}

function workerDeduction(
  { workerDeduction: { rate, most } }: PersonalTaxes,
  work: number,
): Fraction {
  return atMost(cents(most), product(percent(rate), cents(work)));
}

/**
 * @param net income less deductions, in cents. @param credited the contributions that give a credit.
 * @returns the federal tax after the abatement for Quebec, in cents, with the basic personal amount.
 */
export function federalTax({ federal }: PersonalTaxes, net: Fraction, credited: Fraction): number {
  const { brackets, basic, creditRate, abatement } = federal;
  const credits = plus(basicAmount(basic, net), credited);
  const due = less(byBrackets(brackets, net), product(percent(creditRate), credits));
  return rounded(product(less(all, percent(abatement)), atLeastZero(due)));
}

/** @param net income less deductions, in cents. @returns the Quebec tax in cents, with the basic personal amount. */
export function quebecTax({ quebec }: PersonalTaxes, net: Fraction): number {
  const { brackets, basic, creditRate } = quebec;
  const due = less(byBrackets(brackets, net), product(percent(creditRate), cents(basic)));
  return rounded(atLeastZero(due));
}

function basicAmount(
  { most, least, from, to }: PersonalTaxes['federal']['basic'],
  net: Fraction,
): Fraction {
  const beyond = atLeastZero(less(atMost(net, cents(to)), cents(from)));
  return less(cents(most), product(beyond, fraction(BigInt(most - least), BigInt(to - from))));
}

function byBrackets(brackets: readonly Bracket[], net: Fraction): Fraction {
  let sum = zero;
  let from = zero;
  for (const { rate, upTo } of brackets) {
    const top = upTo === undefined ? net : atMost(net, cents(upTo));
    sum = plus(sum, product(percent(rate), atLeastZero(less(top, from))));
    if (upTo !== undefined) from = cents(upTo);
  }
  return sum;
}
