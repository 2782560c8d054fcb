import { years } from './calendar.ts';
import type { Run } from './compute.ts';
import { quotient } from './exact.ts';
import { inYear, type Statements } from './statements.ts';
import { type Amount, known, minus, sumOf, type Unknown } from './unknown.ts';

/** What a year is judged by, beside its sums. */
export interface YearFigures {
  readonly closingCash: Amount;
  /** Net income + income tax + interest (with fees) + depreciation. */
  readonly ebitda: Amount;
  readonly principal: Amount;
  /** Interest and principal, fees apart. */
  readonly debtService: Amount;
  /** In hundredths; undefined without debt. */
  readonly dscr: Amount | undefined;
  readonly dscrAfterDrawings: Amount | undefined;
}

export function yearFigures(run: Run, { flows, balances }: Statements): YearFigures[] {
  return years.map(({ last }, year) => {
    const sums = [flows.netIncome, flows.incomeTax, flows.interest, flows.depreciation];
    const ebitda = sumOf(sums.map((series) => inYear(series, year)));
    const { interest, principal } = loanPaymentsIn(run, year);
    const debtService = sumOf([interest, principal]);
    const afterDrawings = sumOf([ebitda, minus(inYear(flows.drawings, year))]);
    return {
      closingCash: {
        value: balances.cash.value[last] ?? 0,
        unknown: balances.cash.unknown[last] ?? known,
      },
      ebitda,
      principal,
      debtService,
      dscr: coverage(ebitda, debtService),
      dscrAfterDrawings: coverage(afterDrawings, debtService),
    };
  });
}

/** What a year's loan payments hold, fees apart. */
function loanPaymentsIn({ prepared }: Run, year: number) {
  const { first, last } = years[year] ?? { first: 0, last: -1 };
  let [interest, principal] = [0, 0];
  let [unknownInterest, unknownPrincipal]: [Unknown, Unknown] = [known, known];
  for (const [at, { rows, payment }] of prepared.loans.entries()) {
    for (const row of rows) {
      if (row.m < first || row.m > last) continue;
      interest += row.interest;
      principal += row.principal;
      unknownInterest |= row.unknown.interest;
      unknownPrincipal |= row.unknown.principal;
    }
    const loan = prepared.plan.loans[at];
    // Where the term is unknown, so is what follows the months of interest alone.
    if (loan && loan.term.unknown !== known && last > loan.month + loan.interestOnly) {
      unknownInterest |= payment.unknown;
      unknownPrincipal |= payment.unknown;
    }
  }
  return {
    interest: { value: interest, unknown: unknownInterest },
    principal: { value: principal, unknown: unknownPrincipal },
  };
}

/** @returns how many times the earnings cover the debt, in hundredths. */
function coverage(earned: Amount, due: Amount): Amount | undefined {
  const unknown = earned.unknown | due.unknown;
  if (due.unknown === known && due.value === 0) return undefined;
  if (unknown !== known) return { value: 0, unknown };
  return { value: Number(quotient(BigInt(earned.value) * 100n, BigInt(due.value))), unknown };
}
