import { expect } from 'vitest';
import { lastMonth, yearOf } from '../calendar.ts';
import { compute, prepare, type Run } from '../compute.ts';
import { planOf } from '../defaults/defaults.ts';
import { lentLines } from '../defaults/lent.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Entry } from '../ledger.ts';
import type { Forecast } from '../outputs.ts';
import { flowNames } from '../outputs.ts';
import { bears, chargeNames, chargesIn } from '../rules/payroll.ts';
import { assumptionsOf, type Scenario } from '../scenario.ts';

type Months = Forecast['months'];
type Figure = Exclude<keyof Months[number], 'units' | 'month'>;

/** @returns a known figure of a month; 0 before month 0. */
function of(months: Months, m: number, name: Figure): number {
  if (m < 0) return 0;
  const value = months[m]?.[name];
  if (typeof value !== 'number') throw new Error(`${name} of month ${m} is not known`);
  return value;
}

/**
 * Expects assets to equal liabilities plus equity, direct and indirect cash flow to agree, and years to be the sums of
 * their months.
 */
export function expectStatementsToAgree({ months, years }: Forecast): void {
  // A single assertion, since six hundred for each plan would take longer than computing it.
  const wrong: string[] = [];
  const agree = (what: string, m: number, one: unknown, other: unknown) => {
    if (one !== other) wrong.push(`${what}, ${m}: ${one}, not ${other}`);
  };
  for (let m = 0; m <= lastMonth; m += 1) {
    const now = (name: Figure) => of(months, m, name);
    const rise = (name: Figure) => now(name) - of(months, m - 1, name);
    const assets = sum(['cash', 'receivables', 'inventory', 'deposits', 'fixedAssets'], now);
    const owed =
      sum(['payables', 'salesTaxPayable', 'payrollPayable', 'incomeTaxPayable', 'loans'], now) +
      sum(['deferredRevenue', 'creditLine'], now);
    agree('assets', m, assets, owed + now('ownerCapital') + now('retainedEarnings'));
    const direct =
      sum(['cashFromCustomers', 'cashFromOwner', 'cashFromLoans', 'grantsReceived'], now) +
      now('creditLineDrawn') -
      now('creditLineRepaid') -
      sum(['cashToSuppliers', 'cashToStaff', 'salesTaxPaid', 'incomeTaxPaid'], now) -
      sum(['cashForAssets', 'drawings', 'loanPayments', 'dividends', 'ownerTaxes'], now);
    agree('cash', m, rise('cash'), direct);
    const indirect =
      now('netIncome') +
      sum(['payables', 'salesTaxPayable', 'payrollPayable', 'incomeTaxPayable'], rise) +
      sum(['creditLine', 'loans', 'ownerCapital', 'deferredRevenue'], rise) -
      now('dividends') -
      sum(['receivables', 'inventory', 'deposits', 'fixedAssets'], rise);
    agree('cash flow', m, direct, indirect);
    const costs =
      sum(
        ['directCosts', 'variableCosts', 'wages', 'employerCharges', 'fixedCosts', 'startupCosts'],
        now,
      ) + sum(['badDebts', 'cardFees', 'depreciation', 'interest', 'incomeTax'], now);
    agree('net income', m, now('netIncome'), now('revenue') + now('otherIncome') - costs);
    const kept = now('netIncome') - now('dividends');
    agree('retained earnings', m, rise('retainedEarnings'), kept);
    for (const name of neverNegative) agree(name, m, now(name) >= 0, true);
  }
  for (const [at, [first = 0, last = 0]] of [
    [0, 12],
    [13, 24],
    [25, 36],
  ].entries()) {
    const year = years[at];
    const own = months.slice(first, last + 1);
    for (const name of flowNames) {
      const total = own.reduce((all, { m }) => all + of(months, m, name), 0);
      agree(`${name} of year`, at, year?.[name], total);
    }
    for (const [id, units] of Object.entries(year?.units ?? {})) {
      const total = own.reduce((all, month) => all + (month.units[id] ?? Number.NaN), 0);
      agree(`units of ${id} in year`, at, units, total);
    }
    agree('closing cash of year', at, year?.closingCash, of(months, last, 'cash'));
    const { ebitda, ebitdaWithGrants, netIncome, incomeTax, interest, depreciation, otherIncome } =
      year ?? {};
    const earned = total(netIncome, incomeTax, interest, depreciation);
    agree('EBITDA with grants of year', at, ebitdaWithGrants, earned);
    agree('EBITDA of year', at, ebitda, earned - total(otherIncome));
  }
  expect(wrong).toEqual([]);
}

const neverNegative = [
  'receivables',
  'payables',
  'inventory',
  'payrollPayable',
  'fixedAssets',
  'creditLine',
  'loans',
  'deferredRevenue',
  'grantIncome',
] as const;

function total(...values: readonly (number | null | undefined)[]): number {
  return values.reduce<number>((all, one) => all + (one ?? Number.NaN), 0);
}

function sum(names: readonly Figure[], figure: (name: Figure) => number): number {
  return names.reduce((all, name) => all + figure(name), 0);
}

/**
 * Expects the balance of every loan to end at 0, its principal to add up to its amount plus its capitalised interest,
 * and what remains of all loans after each month of the plan to be the balance sheet's.
 */
export function expectLoansToEnd({ loans, months }: Forecast, inputs: ForecastInputs): void {
  const owed = months.map(() => 0);
  for (const [at, { schedule }] of loans.entries()) {
    const { amount, month, term, interestOnly, capitalise } = lentLines(inputs)[at]?.given ?? {};
    const rows = schedule ?? [];
    expect(rows.at(-1)?.balance).toBe(0);
    expect(rows).toHaveLength(term ?? 0);
    const added = rows.slice(0, capitalise ? (interestOnly ?? 0) : 0);
    expect(added.every(({ interest, principal }) => principal === 0 - (interest ?? 0))).toBe(true);
    const repaid = rows.slice(added.length).map(({ principal }) => principal ?? Number.NaN);
    expect(repaid.every((principal) => principal >= 0)).toBe(true);
    const lent = total(amount, ...added.map(({ interest }) => interest));
    expect(total(...repaid)).toBe(lent);
    if (owed[month ?? 0] !== undefined) owed[month ?? 0] = total(owed[month ?? 0], amount);
    for (const { m, balance } of rows) if (m < owed.length) owed[m] = total(owed[m], balance);
  }
  expect(months.map((month) => month.loans)).toEqual(owed);
}

/** Expects the line of credit to be drawn up to its limit before cash falls under what it keeps, and to be repaid first. */
export function expectLineToKeepCash({ months }: Forecast, inputs: ForecastInputs): void {
  const { limit = 0, keep } = inputs.creditLine ?? {};
  const kept = keep ?? inputs.minimumCash ?? 0;
  const wrong = months.flatMap(({ m }) => {
    const now = (name: Figure) => of(months, m, name);
    const balance = now('creditLine');
    const isWithin = balance <= (limit ?? 0);
    const isOneWay = now('creditLineDrawn') === 0 || now('creditLineRepaid') === 0;
    const isFilled = !inputs.creditLine || now('cash') >= kept || balance === limit;
    const isRepaid = balance === 0 || now('cash') <= kept;
    return isWithin && isOneWay && isFilled && isRepaid ? [] : [m];
  });
  expect(wrong).toEqual([]);
}

/** Checks what only the postings show: taxes, stock and employer contributions. */
export function expectPostingsToAgree(inputs: ForecastInputs, scenario: Scenario): void {
  const entries: Entry[] = [];
  const run = compute(prepare(planOf(inputs)), assumptionsOf[scenario], entries);
  const total = (account: Entry['account'], ...rules: string[]) =>
    entries
      .filter((entry) => entry.account === account && rules.includes(entry.source.rule))
      .reduce((all, { amount }) => all + amount, 0);
  for (const tax of ['gst', 'qst'] as const) {
    const collected = -total(tax, 'sale');
    const credits = total(tax, 'purchase', 'variableShare', 'fixed', 'startup', 'asset');
    const remitted = total(tax, 'remittance');
    const gain = total(tax, 'quickGain');
    let closing = 0;
    for (let m = 0; m <= lastMonth; m += 1) closing -= run.ledger.sum(tax, m);
    expect(collected - credits - remitted - gain - closing + 0).toBe(0);
    const isRegistered = run.registration.month !== null;
    if (!isRegistered) expect(entries.filter(({ account }) => account === tax)).toEqual([]);
  }
  const stock = total('inventory', 'purchase') + total('inventory', 'directCost');
  let inventory = 0;
  for (let m = 0; m <= lastMonth; m += 1) inventory += run.ledger.sum('inventory', m);
  expect(stock).toBe(inventory);
  expectChargesWithinMaxima(run);
}

function expectChargesWithinMaxima({ prepared: { plan, staff } }: Run): void {
  const { charges } = chargesIn(plan, lastMonth);
  for (const [at, line] of plan.staff.entries()) {
    const own = staff[at]?.charges ?? [];
    const byYear = Map.groupBy(own.keys(), (m) => yearOf(plan.start + m));
    for (const name of chargeNames) {
      const { most = 0 } = charges.find((charge) => charge.name === name) ?? {};
      for (const months of byYear.values()) {
        const paid = months.reduce((all, m) => all + (own[m]?.[name] ?? 0), 0);
        expect(paid).toBeLessThanOrEqual(bears(line, name) ? line.people * most : 0);
      }
    }
  }
}
