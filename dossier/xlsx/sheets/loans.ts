import { lastMonth, monthCount } from '@elan/domain/forecast/calendar';
import { monthsAhead } from '@elan/domain/forecast/statements/principalDue';
import type { Bilingual } from '@elan/domain/language';
import { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Series } from '../draft/series.ts';
import { styles } from '../draft/styles.ts';
import { type Expression, expressionOf } from '../formula/expression.ts';
import {
  compare,
  iff,
  is,
  max,
  min,
  minus,
  over,
  payment,
  plus,
  round,
  times,
} from '../formula/operators.ts';
import { sumWhere } from '../formula/range.ts';
import type { Book, LoanCells, LoanRows } from './book.ts';
import { creditLineRows } from './creditLine.ts';
import { figures } from './figures.ts';

/**
 * Builds the sheet of loans: each loan's monthly interest, principal, balance and fee, the totals, and the line of
 * credit.
 */
export function loanSheet(book: Book): { sheet: MonthlySheet; rows: LoanRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Prêts', en: 'Loans' },
    { fr: 'Prêts et remboursements', en: 'Loans and repayments' },
  );
  const { loans, loansReceived } = book.assumptions;
  const month = (m: number) => sheet.numbers.at(m);
  const made = loans.map((loan) => {
    sheet.section({ fr: `Prêt\u00a0: ${loan.name}`, en: `Loan: ${loan.name}` });
    const rows = ownRows(sheet, loan);
    const fee = sheet.row({ fr: 'Frais', en: 'Fee' }, (m) =>
      iff(is(month(m), loan.month), round(times(loan.amount, loan.fee)), 0),
    );
    return { ...rows, fee };
  });
  const dueOf = loans.length > 0 ? principalDueOf(sheet, loans, made) : undefined;
  sheet.section({ fr: 'Tous les prêts', en: 'All loans' });
  type Made = (typeof made)[number];
  const sumOf = (pick: (one: Made) => Series | undefined, m: number) => {
    const all = made.flatMap((one) => pick(one)?.at(m) ?? []);
    return all.length > 0 ? plus(...all) : expressionOf(0);
  };
  const engine = figures(book);
  const received = sheet.row(
    { fr: 'Prêts reçus', en: 'Loans received' },
    (m) =>
      loans.length === 0
        ? 0
        : sumWhere(loansReceived.amounts, {
            range: loansReceived.months,
            sign: '=',
            bound: month(m),
          }),
    { isTotal: true, engine: engine.flow('cashFromLoans') },
  );
  const interest = sheet.row(
    { fr: 'Intérêts', en: 'Interest' },
    (m) => sumOf((one) => one.interest, m),
    { isTotal: true },
  );
  const principal = sheet.row(
    { fr: 'Capital remboursé', en: 'Principal repaid' },
    (m) => sumOf((one) => one.principal, m),
    { isTotal: true },
  );
  const paid = loans.some(({ isCapitalised }) => isCapitalised)
    ? sheet.row(paidLabel, (m) => sumOf((one) => one.paid, m), { isTotal: true })
    : {
        at: (m: number) => plus(interest.at(m), principal.at(m)),
        year: (at: number) => plus(interest.year(at), principal.year(at)),
      };
  const fees = sheet.row(
    { fr: 'Frais de prêt', en: 'Loan fees' },
    (m) => sumOf((one) => one.fee, m),
    { isTotal: true },
  );
  const balance = sheet.row(
    { fr: 'Soldes à la fin du mois', en: 'Balances at the month’s end' },
    (m) => sumOf((one) => one.balance, m),
    { isTotal: true, years: 'last', engine: engine.balance('loans') },
  );
  const principalDue = sheet.row(
    { fr: 'Capital dû d’ici 12 mois', en: 'Principal due within 12 months' },
    (m) => dueOf?.(m) ?? 0,
    { isTotal: true, years: 'last', engine: engine.balance('principalDue') },
  );
  const creditLine = creditLineRows(sheet, book);
  const all = { received, interest, principal, paid, fees, balance, principalDue };
  return { sheet, rows: { ...all, creditLine } };
}

/** Continues each loan for a year after the plan. @returns the principal due within twelve months of a month's end. */
function principalDueOf(
  sheet: MonthlySheet,
  loans: readonly LoanCells[],
  made: readonly LoanSeries[],
): (m: number) => Expression {
  sheet.section({
    fr: 'Suite des prêts après le plan, pour le capital dû d’ici 12 mois',
    en: 'Loans after the end of the plan, for the principal due within 12 months',
  });
  const numbers = sheet.row(
    { fr: 'Mois du plan', en: 'Month of the plan' },
    (m) => (m < monthsAhead ? plus(sheet.numbers.at(lastMonth), m + 1) : undefined),
    { style: styles.count, years: 'none' },
  );
  const later = loans.map((loan, at) => {
    const plan = made[at];
    return plan && ownRows(sheet, loan, { numbers, plan }).balance;
  });
  return (m) =>
    round(
      plus(
        ...made.map(({ balance }, at) => {
          const ahead = m + monthsAhead;
          const end = ahead > lastMonth ? later[at]?.at(ahead - lastMonth - 1) : balance.at(ahead);
          return max(0, minus(balance.at(m), end ?? 0));
        }),
      ),
    );
}

interface LoanSeries {
  readonly balance: Series;
  /** The balance at the first payment, if the plan may capitalise interest. */
  readonly whole: Series | undefined;
}

const paidLabel = { fr: 'Intérêts et capital payés', en: 'Interest and principal paid' };

/**
 * Adds the rows of one loan. Those that only capitalised interest needs are left out if no loan has any.
 * @param after for the year after the plan: its months, and the rows of the plan that it continues.
 */
function ownRows(
  sheet: MonthlySheet,
  loan: LoanCells,
  after?: { readonly numbers: Series; readonly plan: LoanSeries },
) {
  const month = (m: number) => (after?.numbers ?? sheet.numbers).at(m);
  const row = (
    label: Bilingual,
    of: (m: number) => Expression | 0,
    years: 'sum' | 'last' | 'none',
  ) =>
    sheet.row(
      after ? { fr: `${label.fr}, ${loan.name}`, en: `${label.en}, ${loan.name}` } : label,
      (m) => (m < (after ? monthsAhead : monthCount) ? of(m) : undefined),
      { years: after ? 'none' : years },
    );
  /** Start-up, month 0 of the plan, has no payment. */
  const isStart = (m: number) => m === 0 && !after;
  const { kinds, isCapitalised } = loan;
  const i = over(loan.rate, 12);
  const count = minus(loan.term, loan.interestOnly);
  const isBefore = (m: number) => compare(month(m), '<=', plus(loan.month, loan.interestOnly));
  const left = (m: number): Expression =>
    m === 0 ? (after?.plan.balance.at(lastMonth) ?? expressionOf(0)) : balance.at(m - 1);
  const interest: Series = row(
    { fr: 'Intérêts', en: 'Interest' },
    (m) => (isStart(m) ? 0 : iff(compare(month(m), '<=', loan.month), 0, round(times(left(m), i)))),
    'sum',
  );
  const whole: Series | undefined = isCapitalised
    ? row(
        { fr: 'Solde au premier versement', en: 'Balance at the first payment' },
        (m) => {
          if (isStart(m)) return 0;
          const isFirst = compare(month(m), '<=', plus(loan.month, loan.interestOnly, 1));
          const former = m === 0 ? after?.plan.whole?.at(lastMonth) : whole?.at(m - 1);
          return iff(isFirst, left(m), former ?? 0);
        },
        'none',
      )
    : undefined;
  const repaid = (m: number): Expression =>
    whole && isCapitalised ? iff(isCapitalised, whole.at(m), loan.amount) : loan.amount;
  const repayment = (m: number): Expression => {
    const pace = kinds
      ? iff(kinds.isBalloon, minus(max(kinds.amortisation, loan.term), loan.interestOnly), count)
      : count;
    const level = minus(round(payment(i, pace, repaid(m))), interest.at(m));
    if (!kinds) return min(left(m), level);
    const t = minus(month(m), loan.month, loan.interestOnly);
    const upTo = (one: Expression) => round(over(times(repaid(m), one), count));
    const equal = minus(upTo(t), upTo(minus(t, 1)));
    return iff(kinds.isEqualPrincipal, equal, min(left(m), level));
  };
  const principal: Series = row(
    { fr: 'Capital remboursé', en: 'Principal repaid' },
    (m) => {
      if (isStart(m)) return 0;
      const isLast = compare(month(m), '>=', plus(loan.month, loan.term));
      const before = isCapitalised ? iff(isCapitalised, minus(0, interest.at(m)), 0) : 0;
      return iff(isBefore(m), before, iff(isLast, left(m), repayment(m)));
    },
    'sum',
  );
  const balance: Series = row(
    { fr: 'Solde à la fin du mois', en: 'Balance at the month’s end' },
    (m) => {
      const later = isStart(m) ? expressionOf(0) : minus(left(m), principal.at(m));
      const isRepaid = compare(month(m), '>=', plus(loan.month, loan.term));
      const grown = iff(is(month(m), loan.month), loan.amount, later);
      const before = isCapitalised ? iff(isCapitalised, grown, loan.amount) : loan.amount;
      const since = iff(isBefore(m), before, iff(isRepaid, 0, later));
      return iff(compare(month(m), '<', loan.month), 0, since);
    },
    'last',
  );
  const paid: Series | undefined =
    isCapitalised && !after
      ? row(
          paidLabel,
          (m) => {
            const both = plus(interest.at(m), principal.at(m));
            return iff(isCapitalised, iff(isBefore(m), 0, both), both);
          },
          'sum',
        )
      : undefined;
  return { interest, principal, balance, whole, paid };
}
