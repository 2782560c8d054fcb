import { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Series } from '../draft/series.ts';
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
import { figures } from './figures.ts';

/** Builds the sheet of loans: each loan's monthly interest, principal, balance and fee, and the totals. */
export function loanSheet(book: Book): { sheet: MonthlySheet; rows: LoanRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Prêts', en: 'Loans' },
    { fr: 'Prêts et remboursements', en: 'Loans and repayments' },
  );
  const { loans, loansReceived } = book.assumptions;
  const month = (m: number) => sheet.numbers.at(m);
  const made = loans.map((loan) => ownRows(sheet, loan));
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
  return { sheet, rows: { received, interest, principal, paid, fees, balance } };
}

const paidLabel = { fr: 'Intérêts et capital payés', en: 'Interest and principal paid' };

/** Adds the rows of one loan. Those that only capitalised interest needs are left out if no loan has any. */
function ownRows(sheet: MonthlySheet, loan: LoanCells) {
  const month = (m: number) => sheet.numbers.at(m);
  sheet.section({ fr: `Prêt\u00a0: ${loan.name}`, en: `Loan: ${loan.name}` });
  const { kinds, isCapitalised } = loan;
  const i = over(loan.rate, 12);
  const count = minus(loan.term, loan.interestOnly);
  const isBefore = (m: number) => compare(month(m), '<=', plus(loan.month, loan.interestOnly));
  const left = (m: number) => balance.at(m - 1);
  const interest: Series = sheet.row({ fr: 'Intérêts', en: 'Interest' }, (m) =>
    m === 0 ? 0 : iff(compare(month(m), '<=', loan.month), 0, round(times(left(m), i))),
  );
  const whole: Series | undefined =
    isCapitalised &&
    sheet.row(
      { fr: 'Solde au premier versement', en: 'Balance at the first payment' },
      (m) => {
        if (m === 0) return 0;
        const isFirst = compare(month(m), '<=', plus(loan.month, loan.interestOnly, 1));
        return iff(isFirst, left(m), whole?.at(m - 1) ?? 0);
      },
      { years: 'none' },
    );
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
  const principal: Series = sheet.row({ fr: 'Capital remboursé', en: 'Principal repaid' }, (m) => {
    if (m === 0) return 0;
    const isLast = compare(month(m), '>=', plus(loan.month, loan.term));
    const before = isCapitalised ? iff(isCapitalised, minus(0, interest.at(m)), 0) : 0;
    return iff(isBefore(m), before, iff(isLast, left(m), repayment(m)));
  });
  const balance: Series = sheet.row(
    { fr: 'Solde à la fin du mois', en: 'Balance at the month’s end' },
    (m) => {
      const later = m === 0 ? expressionOf(0) : minus(left(m), principal.at(m));
      const isRepaid = compare(month(m), '>=', plus(loan.month, loan.term));
      const grown = iff(is(month(m), loan.month), loan.amount, later);
      const before = isCapitalised ? iff(isCapitalised, grown, loan.amount) : loan.amount;
      const since = iff(isBefore(m), before, iff(isRepaid, 0, later));
      return iff(compare(month(m), '<', loan.month), 0, since);
    },
    { years: 'last' },
  );
  const paid: Series | undefined =
    isCapitalised &&
    sheet.row(paidLabel, (m) => {
      const both = plus(interest.at(m), principal.at(m));
      return iff(isCapitalised, iff(isBefore(m), 0, both), both);
    });
  const fee = sheet.row({ fr: 'Frais', en: 'Fee' }, (m) =>
    iff(is(month(m), loan.month), round(times(loan.amount, loan.fee)), 0),
  );
  return { interest, principal, balance, paid, fee };
}
