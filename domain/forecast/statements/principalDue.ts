import { monthCount } from '../calendar.ts';
import type { Run } from '../compute.ts';
import type { Loan } from '../plan.ts';
import type { LoanSchedule } from '../rules/loans.ts';
import { type Amount, known, type Series, sumOf } from '../unknown.ts';

/** A debt is current if it falls due within this many months. */
export const monthsAhead = 12;

/** A loan's balances in cents at the end of a month and twelve months later, also past the end of the plan. */
export interface DueOn {
  readonly now: Amount;
  readonly later: Amount;
}

/** @returns for each loan, its balances at the end of a month and twelve months later. */
export function balancesAhead({ prepared }: Run, m: number): DueOn[] {
  return prepared.plan.loans.flatMap((loan, at) => {
    const schedule = prepared.loans[at];
    if (!schedule) return [];
    return [
      { now: balanceAt(loan, schedule, m), later: balanceAt(loan, schedule, m + monthsAhead) },
    ];
  });
}

/** @returns the principal of all loans due within twelve months of each month's end, in cents. */
export function principalDueOf(run: Run): Series {
  const sums = Array.from({ length: monthCount }, (_, m) =>
    sumOf(
      balancesAhead(run, m).map(({ now, later }) => ({
        value: Math.max(0, now.value - later.value),
        unknown: now.unknown | later.unknown,
      })),
    ),
  );
  return { value: sums.map(({ value }) => value), unknown: sums.map(({ unknown }) => unknown) };
}

function balanceAt(
  { amount, month, term }: Loan,
  { rows, payment }: LoanSchedule,
  m: number,
): Amount {
  if (m < month) return { value: 0, unknown: known };
  if (m === month) return amount;
  const row = rows[m - month - 1];
  if (row) return { value: row.balance, unknown: row.unknown.balance };
  return { value: 0, unknown: term.unknown === known ? known : payment.unknown };
}
