import { lastMonth } from '../calendar.ts';
import { type Fraction, fraction, product, quotient, times } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import type { Loan, Plan } from '../plan.ts';
import { known, type Unknown } from '../unknown.ts';

export interface LoanRow {
  readonly m: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
  readonly unknown: {
    readonly interest: Unknown;
    readonly principal: Unknown;
    readonly balance: Unknown;
  };
}

export interface LoanSchedule {
  readonly payment: { readonly value: number; readonly unknown: Unknown };
  /**
   * Every payment, including those after the end of the plan. If the term is unknown, the rows go up to the plan's last
   * month.
   */
  readonly rows: readonly LoanRow[];
}

const monthly = fraction(1n, 12n);

/**
 * The level payment in cents, rounded once: b·i ÷ (1 − (1 + i)^−k), or b ÷ k at 0%.
 * @param b the amount lent. @param i the monthly rate. @param k the number of payments.
 */
export function levelPayment(b: number, i: Fraction, k: number): number {
  if (i.n === 0n) return times(b, fraction(1n, BigInt(k)));
  const over = (i.n + i.d) ** BigInt(k);
  const under = i.d ** BigInt(k);
  return Number(quotient(BigInt(b) * i.n * over, i.d * (over - under)));
}

/**
 * The schedule of a loan: interest only for `interestOnly` months, then level payments, of which the last clears the
 * balance. The first payment is one month after the loan is received.
 */
export function scheduleOf(loan: Loan): LoanSchedule {
  const { amount, month, rate, term, interestOnly } = loan;
  const isNothing = amount.value === 0 && amount.unknown === known;
  const i = product(rate.yearly, monthly);
  const lent = amount.unknown;
  const priced = isNothing ? known : lent | rate.unknown;
  if (term.unknown !== known) return openSchedule(loan, priced | term.unknown, isNothing);
  const payment = levelPayment(amount.value, i, term.value - interestOnly);
  const rows: LoanRow[] = [];
  const isFree = rate.unknown === known && i.n === 0n;
  let balance = amount.value;
  for (let t = 1; t <= term.value; t += 1) {
    const interest = times(balance, i);
    const isLast = t === term.value;
    const level = Math.min(balance, payment - interest);
    const principal = t <= interestOnly ? 0 : isLast ? balance : level;
    balance -= principal;
    // Principal and balance do not depend on the rate before the first repayment, or if there is only one repayment.
    const isWhole = t <= interestOnly || (isLast && t === interestOnly + 1);
    rows.push({
      m: month + t,
      interest,
      principal,
      balance,
      unknown: {
        interest: isFree ? known : priced,
        principal: t <= interestOnly ? known : isWhole ? lent : priced,
        balance: isLast ? known : isWhole ? lent : priced,
      },
    });
  }
  return { payment: { value: payment, unknown: priced }, rows };
}

/**
 * The schedule of a loan whose term is unknown. Until the first repayment, the payments depend only on the amount and
 * the rate, as does the interest part of that repayment.
 */
function openSchedule(loan: Loan, unknown: Unknown, isNothing: boolean): LoanSchedule {
  const { amount, month, rate, interestOnly } = loan;
  const i = product(rate.yearly, monthly);
  const isFree = rate.unknown === known && i.n === 0n;
  const rows: LoanRow[] = [];
  for (let t = 1; month + t <= lastMonth; t += 1) {
    const isBefore = t <= interestOnly;
    const isFirst = t === interestOnly + 1;
    const reasons = isNothing ? known : unknown;
    const priced = isNothing || isFree ? known : amount.unknown | rate.unknown;
    rows.push({
      m: month + t,
      interest: isBefore || isFirst ? times(amount.value, i) : 0,
      principal: 0,
      balance: amount.value,
      unknown: {
        interest: isBefore || isFirst || isFree ? priced : reasons,
        principal: isBefore ? known : reasons,
        balance: isBefore ? amount.unknown : reasons,
      },
    });
  }
  return { payment: { value: 0, unknown: isNothing ? known : unknown }, rows };
}

/** Posts the receipt of each loan, its fee (an expense at receipt) and its payments. */
export function postLoans(ledger: Ledger, plan: Plan, schedules: readonly LoanSchedule[]): void {
  for (const [item, loan] of plan.loans.entries()) {
    const { amount, month, fee } = loan;
    const schedule = schedules[item];
    if (!schedule) continue;
    const received = { rule: 'loan', item };
    ledger.post(month, received, 'cashFromLoans', amount.value, 'loans', -amount.value);
    ledger.mark('cashFromLoans', month, amount.unknown);
    const charged = times(amount.value, fee);
    ledger.post(month, { rule: 'loanFee', item }, 'interest', charged, 'loanPayments', -charged);
    if (fee.n !== 0n) {
      ledger.mark('interest', month, amount.unknown);
      ledger.mark('loanPayments', month, amount.unknown);
    }
    ledger.mark('loans', month, amount.unknown, month + 1);
    const interest = { rule: 'interest', item };
    const principal = { rule: 'principal', item };
    for (const row of schedule.rows) {
      if (row.m > lastMonth) break;
      ledger.post(row.m, interest, 'interest', row.interest, 'loanPayments', -row.interest);
      ledger.post(row.m, principal, 'loans', row.principal, 'loanPayments', -row.principal);
      ledger.mark('interest', row.m, row.unknown.interest);
      ledger.mark('loanPayments', row.m, row.unknown.interest | row.unknown.principal);
      ledger.mark('loans', row.m, row.unknown.balance, row.m + 1);
    }
  }
}
