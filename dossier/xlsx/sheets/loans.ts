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
    const rows = schedule(sheet, loan, {
      month,
      before: (m, balance) => (m === 0 ? expressionOf(0) : balance.at(m - 1)),
      columns: monthCount,
      words: { fr: '', en: '' },
    });
    const fee = sheet.row({ fr: 'Frais', en: 'Fee' }, (m) =>
      iff(is(month(m), loan.month), round(times(loan.amount, loan.fee)), 0),
    );
    return { ...rows, fee };
  });
  const dueOf = loans.length > 0 ? principalDue() : undefined;
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
      principalDue: sheet.row(
        { fr: 'Capital dû d’ici 12 mois', en: 'Principal due within 12 months' },
        (m) => dueOf?.(m) ?? 0,
        { isTotal: true, years: 'last', engine: engine.balance('principalDue') },
      ),
    },
  };

  /** Continues each loan for a year after the plan. @returns the principal due within twelve months of a month's end. */
  function principalDue(): (m: number) => Expression {
    sheet.section({
      fr: 'Suite des prêts après le plan, pour le capital dû d’ici 12 mois',
      en: 'Loans after the end of the plan, for the principal due within 12 months',
    });
    const numbers = sheet.row(
      { fr: 'Mois du plan', en: 'Month of the plan' },
      (m) => (m < monthsAhead ? plus(month(lastMonth), m + 1) : undefined),
      { style: styles.count, years: 'none' },
    );
    const later = loans.map((loan, at) =>
      schedule(sheet, loan, {
        month: (m) => numbers.at(m),
        before: (m, balance) =>
          m === 0 ? (made[at]?.balance.at(lastMonth) ?? expressionOf(0)) : balance.at(m - 1),
        columns: monthsAhead,
        words: { fr: `, ${loan.name}`, en: `, ${loan.name}` },
      }),
    );
    return (m) =>
      round(
        plus(
          ...made.map(({ balance }, at) => {
            const ahead = m + monthsAhead;
            const end =
              ahead > lastMonth ? later[at]?.balance.at(ahead - lastMonth - 1) : balance.at(ahead);
            return max(0, minus(balance.at(m), end ?? 0));
          }),
        ),
      );
  }
}

interface Months {
  /** The month of the plan in a column. */
  readonly month: (m: number) => Expression;
  /** The balance before a column's payment. */
  readonly before: (m: number, balance: Series) => Expression;
  /** Columns after these are empty. */
  readonly columns: number;
  /** Appended to the labels. */
  readonly words: Bilingual;
}

/** Adds the rows of interest, principal and balance of a loan. */
function schedule(sheet: MonthlySheet, loan: LoanCells, { month, before, columns, words }: Months) {
  const i = over(loan.rate, 12);
  const level = round(payment(i, minus(loan.term, loan.interestOnly), loan.amount));
  const left = (m: number) => before(m, balance);
  const isAfter = columns < monthCount;
  const label = ({ fr, en }: Bilingual) => ({ fr: fr + words.fr, en: en + words.en });
  const row = (name: Bilingual, of: (m: number) => Expression, isBalance = false): Series =>
    sheet.row(label(name), (m) => (m < columns ? of(m) : undefined), {
      ...(isAfter ? { years: 'none' as const } : isBalance ? { years: 'last' as const } : {}),
    });
  // Start-up, month 0, has no payment.
  const isStart = (m: number) => m === 0 && !isAfter;
  const interest: Series = row({ fr: 'Intérêts', en: 'Interest' }, (m) =>
    isStart(m)
      ? expressionOf(0)
      : iff(compare(month(m), '<=', loan.month), 0, round(times(left(m), i))),
  );
  const principal: Series = row({ fr: 'Capital remboursé', en: 'Principal repaid' }, (m) => {
    if (isStart(m)) return expressionOf(0);
    const isBefore = compare(month(m), '<=', plus(loan.month, loan.interestOnly));
    const isLast = compare(month(m), '>=', plus(loan.month, loan.term));
    const part = min(left(m), minus(level, interest.at(m)));
    return iff(isBefore, 0, iff(isLast, left(m), part));
  });
  const balance: Series = row(
    { fr: 'Solde à la fin du mois', en: 'Balance at the month’s end' },
    (m) => {
      const later = isStart(m) ? expressionOf(0) : minus(left(m), principal.at(m));
      const isRepaid = compare(month(m), '>=', plus(loan.month, loan.term));
      const isWhole = compare(month(m), '<=', plus(loan.month, loan.interestOnly));
      const since = iff(isWhole, loan.amount, iff(isRepaid, 0, later));
      return iff(compare(month(m), '<', loan.month), 0, since);
    },
    true,
  );
  return { interest, principal, balance };
}
