import { lastMonth } from '../calendar.ts';
import { type Fraction, fraction, plus, product, quotient, times } from '../exact.ts';
import type { Ledger } from '../ledger.ts';
import type { Loan, Plan } from '../plan.ts';
import { type Amount, known, type Unknown } from '../unknown.ts';

export interface LoanRow {
  readonly m: number;
  readonly interest: number;
  /** Negative in a month whose interest is capitalised: the balance rises by it, and nothing is paid. */
  readonly principal: number;
  readonly balance: number;
  readonly unknown: {
    readonly interest: Unknown;
    readonly principal: Unknown;
    readonly balance: Unknown;
  };
}

export interface LoanSchedule {
  /** The first payment after the interest-only months, with its interest. */
  readonly payment: Amount;
  /**
   * Every month from the one after the receipt to the last payment, including those after the end of the plan. If the
   * term is unknown, the rows go up to the plan's last month, or to the last interest-only month if that is later.
   */
  readonly rows: readonly LoanRow[];
  /** The number of rows at the start whose interest is capitalised. */
  readonly capitalised: number;
}

/** Of a yearly rate. */
export const monthlyShare = fraction(1n, 12n);

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

/** Why figures of a loan are unknown. */
function reasonsOf({ amount, rate, term, kind, amortisation, interestOnly, capitalise }: Loan) {
  const isNothing = amount.value === 0 && amount.unknown === known;
  const isFree = rate.unknown === known && rate.yearly.n === 0n;
  const of = (...reasons: Unknown[]) =>
    isNothing ? known : reasons.reduce((all, one) => all | one, known);
  const lent = of(amount.unknown);
  const interest = isFree ? known : of(amount.unknown, rate.unknown);
  const isAdded = capitalise && interestOnly > 0;
  /** Of the balance once the interest-only months are over. */
  const start = lent | (isAdded ? interest : known);
  const speed = {
    level: rate.unknown,
    equalPrincipal: known,
    balloon: rate.unknown | amortisation.unknown,
  }[kind];
  return {
    /** Of the interest on a balance that has no other reasons. */
    interest,
    isFree,
    before: { interest, principal: isAdded ? interest : known, balance: start },
    /** Of a repayment that clears the loan all at once. */
    whole: start,
    repayment: start | of(amount.unknown, speed, term.unknown),
  };
}

/**
 * @param b the balance when the repayments begin. @param i the monthly rate. @param count the number of repayments.
 * @returns the principal of repayment t, counted from 1, given its interest and the balance before it.
 */
function principalOf(
  { kind, amortisation, interestOnly }: Loan,
  b: number,
  i: Fraction,
  count: number,
): (t: number, interest: number, left: number) => number {
  if (kind === 'equalPrincipal') {
    const repaidBy = (t: number) => times(b, fraction(BigInt(t), BigInt(count)));
    return (t) => repaidBy(t) - repaidBy(t - 1);
  }
  const isLonger = kind === 'balloon' && amortisation.unknown === known;
  const payment = levelPayment(b, i, isLonger ? amortisation.value - interestOnly : count);
  return (_, interest, left) => Math.min(left, payment - interest);
}

/**
 * The schedule of a loan: interest alone for `interestOnly` months, paid or added to the balance, then repayments, of
 * which the last clears the balance. The first row is one month after the loan is received. Without a term, nothing of
 * the repayments is known but the interest of the first.
 */
export function scheduleOf(loan: Loan): LoanSchedule {
  const { amount, month, rate, term, interestOnly, capitalise } = loan;
  const isOpen = term.unknown !== known;
  const until = isOpen ? Math.max(lastMonth - month, interestOnly) : term.value;
  const unknown = reasonsOf(loan);
  const i = product(rate.yearly, monthlyShare);
  const rows: LoanRow[] = [];
  let balance = amount.value;
  for (let t = 1; t <= Math.min(interestOnly, until); t += 1) {
    const interest = times(balance, i);
    const principal = capitalise ? 0 - interest : 0;
    balance -= principal;
    rows.push({ m: month + t, interest, principal, balance, unknown: unknown.before });
  }
  const count = until - interestOnly;
  const principal = isOpen ? () => 0 : principalOf(loan, balance, i, count);
  const isWhole = !isOpen && count === 1;
  const reasons = isWhole ? unknown.whole : unknown.repayment;
  for (let t = 1; t <= count; t += 1) {
    const isLast = !isOpen && t === count;
    const interest = isOpen && t > 1 ? 0 : times(balance, i);
    const repaid = isLast ? balance : principal(t, interest, balance);
    balance -= repaid;
    rows.push({
      m: month + interestOnly + t,
      interest,
      principal: repaid,
      balance,
      unknown: {
        interest: unknown.interest | (t === 1 || unknown.isFree ? known : reasons),
        principal: reasons,
        balance: isLast ? known : reasons,
      },
    });
  }
  const first = rows[interestOnly];
  return {
    payment: {
      value: first ? first.interest + first.principal : 0,
      unknown: unknown.interest | reasons,
    },
    rows,
    capitalised: capitalise ? interestOnly : 0,
  };
}

/** @returns the loan with percentage points added to its rate, if that is variable. */
export function withPoints(loan: Loan, points: number): Loan {
  return loan.variable ? raised(loan, points) : loan;
}

/** @returns the debt with percentage points added to its rate. */
export function raised<Debt extends Pick<Loan, 'rate'>>(debt: Debt, points: number): Debt {
  const { rate } = debt;
  return { ...debt, rate: { ...rate, yearly: plus(rate.yearly, fraction(BigInt(points), 100n)) } };
}

/** Posts the receipt of each loan, its fee (an expense at receipt), its payments and its capitalised interest. */
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
    const capitalised = { rule: 'capitalised', item };
    for (const [at, row] of schedule.rows.entries()) {
      if (row.m > lastMonth) break;
      ledger.mark('interest', row.m, row.unknown.interest);
      ledger.mark('loans', row.m, row.unknown.balance, row.m + 1);
      if (at < schedule.capitalised) {
        ledger.post(row.m, capitalised, 'interest', row.interest, 'loans', -row.interest);
        continue;
      }
      ledger.post(row.m, interest, 'interest', row.interest, 'loanPayments', -row.interest);
      ledger.post(row.m, principal, 'loans', row.principal, 'loanPayments', -row.principal);
      ledger.mark('loanPayments', row.m, row.unknown.interest | row.unknown.principal);
    }
  }
}
