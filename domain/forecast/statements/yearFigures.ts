import { years } from '../calendar.ts';
import type { Run } from '../compute.ts';
import { quotient } from '../exact.ts';
import type { LoanRow, LoanSchedule } from '../rules/loans.ts';
import { type Amount, known, minus, sumOf } from '../unknown.ts';
import { inYear, type Statements } from './statements.ts';

/** Key figures of a year, in addition to its sums; amounts in cents. */
export interface YearFigures {
  readonly closingCash: Amount;
  /** Net income + income tax + interest (with fees) + depreciation − other income, such as one-time grants. */
  readonly ebitda: Amount;
  readonly ebitdaWithGrants: Amount;
  readonly principal: Amount;
  /** Interest and principal of the loans, without fees, and interest on the line of credit. */
  readonly debtService: Amount;
  /** In hundredths; undefined if no payment is due. */
  readonly dscr: Amount | undefined;
  /** Coverage by what is left after the owners are paid. Lenders judge this one. */
  readonly dscrAfterOwners: Amount | undefined;
}

/**
 * Expenses before income tax, interest and depreciation. EBITDA is computed from these, not from net income, because
 * those three may be unknown when EBITDA is known.
 */
export const spentFlows = [
  'directCosts',
  'variableCosts',
  'wages',
  'employerCharges',
  'fixedCosts',
  'startupCosts',
  'badDebts',
  'cardFees',
] as const;

/** What the owners take from the business, their personal taxes included. */
export const ownerFlows = ['drawings', 'dividends', 'ownerTaxes'] as const;

export function yearFigures(run: Run, { flows, balances }: Statements): YearFigures[] {
  return years.map(({ last }, year) => {
    const spent = sumOf(spentFlows.map((name) => inYear(flows[name], year)));
    const ebitda = sumOf([inYear(flows.revenue, year), minus(spent)]);
    const { principal, debtService } = loanPaymentsIn(run, year);
    const taken = sumOf(ownerFlows.map((name) => inYear(flows[name], year)));
    return {
      closingCash: {
        value: balances.cash.value[last] ?? 0,
        unknown: balances.cash.unknown[last] ?? known,
      },
      ebitda,
      ebitdaWithGrants: sumOf([ebitda, inYear(flows.otherIncome, year)]),
      principal,
      debtService,
      dscr: coverage(ebitda, debtService),
      dscrAfterOwners: coverage(sumOf([ebitda, minus(taken)]), debtService),
    };
  });
}

/**
 * @returns the principal repaid on loans in a year, less capitalised interest, and what is paid in all, without fees,
 * with the interest on the line of credit. The line's own draws and repayments are no debt service.
 */
function loanPaymentsIn({ prepared, creditLine }: Run, year: number) {
  const { first, last } = years[year] ?? { first: 0, last: -1 };
  const rowsFrom = (least: (loan: LoanSchedule) => number) =>
    prepared.loans.flatMap((loan) => {
      // Rows cover consecutive months, so the offset from the first row gives the index.
      const start = loan.rows[0]?.m ?? 0;
      return loan.rows.slice(Math.max(least(loan), first - start), Math.max(0, last + 1 - start));
    });
  const sum = (rows: readonly LoanRow[], field: 'interest' | 'principal') =>
    sumOf(rows.map((row) => ({ value: row[field], unknown: row.unknown[field] })));
  const paid = rowsFrom(({ capitalised }) => capitalised);
  return {
    principal: sum(
      rowsFrom(() => 0),
      'principal',
    ),
    debtService: sumOf([
      sum(paid, 'interest'),
      sum(paid, 'principal'),
      ...creditLine.slice(first, last + 1).map(({ interest }) => interest),
    ]),
  };
}

/** @returns how many times the earnings cover the debt payments, in hundredths; undefined if none are due. */
function coverage(earned: Amount, due: Amount): Amount | undefined {
  const unknown = earned.unknown | due.unknown;
  if (due.unknown === known && due.value === 0) return undefined;
  if (unknown !== known) return { value: 0, unknown };
  return { value: Number(quotient(BigInt(earned.value) * 100n, BigInt(due.value))), unknown };
}
