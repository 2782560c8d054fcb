import { lastMonth } from '@elan/domain/forecast/calendar';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import { type BalanceLine, equityLineOf } from '@elan/domain/forecast/statements/balanceSheet';
import { MonthlySheet } from '../draft/monthlySheet.ts';
import type { Series } from '../draft/series.ts';
import { styles } from '../draft/styles.ts';
import { expressionOf, type Operand } from '../formula/expression.ts';
import { compare, iff, max, minus, plus, round, times } from '../formula/operators.ts';
import { sum, sumWhere } from '../formula/range.ts';
import type { BalanceRows, Book } from './book.ts';
import { figures } from './figures.ts';
import { capitalized } from './words.ts';

/**
 * Builds the balance sheet at each month's end. No line is computed to make the sheet balance, so an error would show
 * as a difference between assets and the total of liabilities and equity.
 */
export function balanceSheet(book: Book): { sheet: MonthlySheet; rows: BalanceRows } {
  const sheet = new MonthlySheet(
    book,
    { fr: 'Bilan', en: 'Balance sheet' },
    { fr: 'Bilan à la fin de chaque mois', en: 'Balance sheet at each month’s end' },
    '2F7D5B',
  );
  const { assumptions, rows } = book;
  const { sales, staff, purchases, loans, taxes, results, cash } = rows;
  const { creditLine } = loans;
  const engine = figures(book);
  const line = (name: BalanceLine, of: (m: number) => Operand) =>
    sheet.row(capitalized(labelOf(figureLabels, name)), of, {
      years: 'last',
      engine: engine.balance(name),
    });
  const total = (name: string, of: (m: number) => Operand) =>
    sheet.row(capitalized(labelOf(figureLabels, name)), of, { isTotal: true, years: 'last' });
  const sumOf = (lines: readonly Series[], m: number) => plus(...lines.map((one) => one.at(m)));
  sheet.section({ fr: 'Actif', en: 'Assets' });
  const { deposits } = assumptions;
  const cashHeld = line('cashHeld', (m) => max(0, cash.closing.at(m)));
  const receivables = line('receivables', (m) => sales.receivables.at(m));
  const salesTaxReceivable = line('salesTaxReceivable', (m) =>
    max(0, times(-1, taxes.payable.at(m))),
  );
  const inventory = line('inventory', (m) => purchases.inventory.at(m));
  const current = [cashHeld, receivables, salesTaxReceivable, inventory];
  const currentAssets = total('currentAssets', (m) => sumOf(current, m));
  const fixedAssets = line('fixedAssets', (m) => purchases.fixedAssets.at(m));
  const longTermAssets = line('deposits', (m) =>
    deposits.amounts.cells.length === 0
      ? 0
      : sumWhere(deposits.amounts, {
          range: deposits.months,
          sign: '<=',
          bound: sheet.numbers.at(m),
        }),
  );
  const totalAssets = total('totalAssets', (m) =>
    sumOf([currentAssets, fixedAssets, longTermAssets], m),
  );
  sheet.section({ fr: 'Passif', en: 'Liabilities' });
  const overdraft = line('overdraft', (m) => max(0, times(-1, cash.closing.at(m))));
  const payables = line('payables', (m) => purchases.payables.at(m));
  const salesTaxOwed = line('salesTaxOwed', (m) => max(0, taxes.payable.at(m)));
  const payrollPayable = line('payrollPayable', (m) => staff.charges.at(m));
  // A year's tax is paid two months after the year's end.
  const incomeTaxPayable = line('incomeTaxPayable', (m) =>
    sum(results.flows.incomeTax.range(Math.max(0, m - 1), m)),
  );
  const { grants } = purchases;
  const deferred = grants ? [line('deferredRevenue', (m) => grants.deferred.at(m))] : [];
  const principalDue = line('principalDue', (m) => loans.principalDue.at(m));
  const due = [
    overdraft,
    payables,
    salesTaxOwed,
    payrollPayable,
    incomeTaxPayable,
    ...deferred,
    ...(creditLine ? [line('creditLine', (m) => creditLine.balance.at(m))] : []),
    principalDue,
  ];
  const currentDebts = total('currentDebts', (m) => sumOf(due, m));
  const longTermDebts = line('longTermDebts', (m) =>
    round(minus(loans.balance.at(m), principalDue.at(m))),
  );
  const totalLiabilities = total('totalLiabilities', (m) =>
    sumOf([currentDebts, longTermDebts], m),
  );
  sheet.section({ fr: 'Capitaux propres', en: 'Equity' });
  const before = (series: () => Series, m: number) =>
    m === 0 ? expressionOf(0) : series().at(m - 1);
  // Some legal forms, such as corporations, have two equity lines. The others have one line, and its two parts are
  // listed below the balance sheet.
  const equity = equityLineOf(book.plan);
  const inTwo = equity ? undefined : equityParts();
  const totalEquity = total(equity ?? 'equity', (m) => sumOf([ownerCapital, retainedEarnings], m));
  const both = total('liabilitiesAndEquity', (m) => sumOf([totalLiabilities, totalEquity], m));
  const difference = sheet.row(
    { fr: 'Écart (doit être 0)', en: 'Difference (must be 0)' },
    (m) => round(minus(totalAssets.at(m), both.at(m))),
    { years: 'last' },
  );
  if (equity) sheet.section({ fr: 'Cet avoir en détail', en: 'This equity in detail' });
  const [ownerCapital, retainedEarnings] = inTwo ?? equityParts();
  sheet.section({
    fr: 'À partir de quand l’entreprise est rentable',
    en: 'From when the business is profitable',
  });
  const earnsFromHere: Series = sheet.row(
    {
      fr: 'Bénéfice net depuis le départ à 0 ou plus jusqu’à la fin (1 : oui)',
      en: 'Net income since the start at 0 or above to the end (1: yes)',
    },
    (m) => {
      const later = m < lastMonth ? earnsFromHere.at(m + 1) : 1;
      return iff(compare(round(sum(results.flows.netIncome.range(0, m))), '>=', 0), later, 0);
    },
    { style: styles.count, years: 'none' },
  );
  return {
    sheet,
    rows: {
      earnsFromHere,
      difference,
      receivables,
      inventory,
      payables,
      payrollPayable,
      loans: loans.balance,
      fixedAssets,
      currentAssets,
      currentDebts,
      longTermDebts,
      equity: totalEquity,
    },
  };

  function equityParts(): readonly [Series, Series] {
    const ownerCapital: Series = line('ownerCapital', (m) =>
      round(
        minus(
          plus(
            before(() => ownerCapital, m),
            cash.flows.cashFromOwner.at(m),
            purchases.ownedAssets.at(m),
          ),
          cash.flows.drawings.at(m),
          ...(cash.flows.ownerTaxes ? [cash.flows.ownerTaxes.at(m)] : []),
        ),
      ),
    );
    const retainedEarnings: Series = line('retainedEarnings', (m) =>
      round(
        minus(
          plus(
            before(() => retainedEarnings, m),
            results.flows.netIncome.at(m),
          ),
          ...(cash.flows.dividends ? [cash.flows.dividends.at(m)] : []),
        ),
      ),
    );
    return [ownerCapital, retainedEarnings];
  }
}
