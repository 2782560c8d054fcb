import { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Series } from '../draft/series.ts';
import { expressionOf } from '../formula/expression.ts';
import {
  compare,
  iff,
  is,
  min,
  minus,
  over,
  payment,
  plus,
  round,
  times,
} from '../formula/operators.ts';
import { sumWhere } from '../formula/range.ts';
import type { Book, LoanRows } from './book.ts';
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
  const made = loans.map((loan) => {
    sheet.section({ fr: `Prêt\u00a0: ${loan.name}`, en: `Loan: ${loan.name}` });
    const i = over(loan.rate, 12);
    const level = round(payment(i, minus(loan.term, loan.interestOnly), loan.amount));
    const left = (m: number) => balance.at(m - 1);
    const interest: Series = sheet.row({ fr: 'Intérêts', en: 'Interest' }, (m) =>
      m === 0 ? 0 : iff(compare(month(m), '<=', loan.month), 0, round(times(left(m), i))),
    );
    const principal: Series = sheet.row(
      { fr: 'Capital remboursé', en: 'Principal repaid' },
      (m) => {
        if (m === 0) return 0;
        const isBefore = compare(month(m), '<=', plus(loan.month, loan.interestOnly));
        const isLast = compare(month(m), '>=', plus(loan.month, loan.term));
        const part = min(left(m), minus(level, interest.at(m)));
        return iff(isBefore, 0, iff(isLast, left(m), part));
      },
    );
    const balance: Series = sheet.row(
      { fr: 'Solde à la fin du mois', en: 'Balance at the month’s end' },
      (m) => {
        const later = m === 0 ? expressionOf(0) : minus(left(m), principal.at(m));
        const isRepaid = compare(month(m), '>=', plus(loan.month, loan.term));
        const isWhole = compare(month(m), '<=', plus(loan.month, loan.interestOnly));
        const since = iff(isWhole, loan.amount, iff(isRepaid, 0, later));
        return iff(compare(month(m), '<', loan.month), 0, since);
      },
      { years: 'last' },
    );
    const fee = sheet.row({ fr: 'Frais', en: 'Fee' }, (m) =>
      iff(is(month(m), loan.month), round(times(loan.amount, loan.fee)), 0),
    );
    return { interest, principal, balance, fee };
  });
  sheet.section({ fr: 'Tous les prêts', en: 'All loans' });
  type Made = (typeof made)[number];
  const sumOf = (pick: (one: Made) => Series, m: number) =>
    made.length > 0 ? plus(...made.map((one) => pick(one).at(m))) : expressionOf(0);
  const engine = figures(book);
  return {
    sheet,
    rows: {
      received: sheet.row(
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
      ),
      interest: sheet.row(
        { fr: 'Intérêts', en: 'Interest' },
        (m) => sumOf(({ interest }) => interest, m),
        { isTotal: true },
      ),
      principal: sheet.row(
        { fr: 'Capital remboursé', en: 'Principal repaid' },
        (m) => sumOf(({ principal }) => principal, m),
        { isTotal: true },
      ),
      fees: sheet.row({ fr: 'Frais de prêt', en: 'Loan fees' }, (m) => sumOf(({ fee }) => fee, m), {
        isTotal: true,
      }),
      balance: sheet.row(
        { fr: 'Soldes à la fin du mois', en: 'Balances at the month’s end' },
        (m) => sumOf(({ balance }) => balance, m),
        { isTotal: true, years: 'last', engine: engine.balance('loans') },
      ),
    },
  };
}
