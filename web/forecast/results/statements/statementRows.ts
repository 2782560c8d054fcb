import { years } from '@elan/domain/forecast/calendar';
import {
  type LoanFlow,
  loanYear,
  salesTaxYear,
  type TaxField,
} from '@elan/domain/forecast/explain/accounts';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import {
  type BalanceSubtotal,
  balanceSubtotal,
  balanceSubtotals,
  type FlowSubtotal,
  flowSubtotal,
  flowSubtotals,
} from '@elan/domain/forecast/explain/subtotals';
import type { Flow } from '@elan/domain/forecast/outputs';
import {
  type BalanceLine,
  balanceLine,
  equityLineOf,
} from '@elan/domain/forecast/statements/balanceSheet';
import type { FigureCell, FigureRow } from '../figures/FigureTable.tsx';
import { capitalized } from '../figures/format.ts';
import type { ResultsInUse } from '../figures/ResultsContext.ts';

export type Period = 'years' | 'months';
type Column = (at: number) => FigureCell | undefined;

/** @returns functions that build the rows of each statement, by year or by month. */
export function statementRows(results: ResultsInUse, period: Period) {
  const { forecast, copy, language, outlook, scenario } = results;
  const texts = copy.statements;
  const equity = equityLineOf(outlook.inputs);
  const columns = period === 'years' ? forecast.years.length : forecast.months.length;
  /** @returns the month at the end of which a column's balances are taken. */
  const endOf = (at: number) => (period === 'years' ? (years[at]?.last ?? 0) : at);
  const row = (field: string, column: Column, own: Partial<FigureRow> = {}): FigureRow => ({
    label: capitalized(labelOf(figureLabels, field)[language]),
    help: texts.help[field],
    cells: Array.from({ length: columns }, (_, at) => column(at)),
    ...own,
  });
  const group = (label: string): FigureRow => ({ label, kind: 'group', cells: [] });
  const money = (figure: string, value: number | null | undefined): FigureCell => ({
    figure,
    value: value ?? null,
    unit: 'amount',
  });
  const flow = (field: Flow, own?: Partial<FigureRow>) =>
    row(field, (at) => money(`${period}.${at}.${field}`, forecast[period][at]?.[field]), own);
  const flowTotal = (field: FlowSubtotal) =>
    row(
      field,
      (at) => {
        const figures = forecast[period][at];
        return money(`${period}.${at}.${field}`, figures && flowSubtotal(figures, field));
      },
      { kind: 'total' },
    );
  const held = (field: BalanceLine, own?: Partial<FigureRow>) =>
    row(
      field,
      (at) => {
        const month = forecast.months[endOf(at)];
        return money(`months.${endOf(at)}.${field}`, month && balanceLine(month, field));
      },
      own,
    );
  const heldTotal = (field: BalanceSubtotal, name: string = field) =>
    row(
      name,
      (at) => {
        const month = forecast.months[endOf(at)];
        return money(`months.${endOf(at)}.${field}`, month && balanceSubtotal(month, field));
      },
      { kind: 'total' },
    );
  /** A balance at the beginning of each column; blank in the first one, which begins at zero. */
  const heldBefore = (field: 'cash' | 'salesTaxPayable', label: string) =>
    row(
      field,
      (at) =>
        at === 0
          ? undefined
          : money(`months.${endOf(at - 1)}.${field}`, forecast.months[endOf(at - 1)]?.[field]),
      { label, help: undefined },
    );
  /** Without the flows that only a list of owners has, in a plan that has none. */
  const isShown = (field: Flow) =>
    Boolean(outlook.inputs.owners?.length) || (field !== 'dividends' && field !== 'ownerTaxes');
  const flowsOf = (fields: FlowSubtotal) =>
    flowSubtotals[fields].flatMap(([field]) => (isShown(field) ? [flow(field)] : []));
  const heldOf = (fields: BalanceSubtotal) =>
    balanceSubtotals[fields].map(([field]) => held(field));

  return {
    income: () => [
      flow('revenue'),
      flow('directCosts'),
      flowTotal('grossMargin'),
      flow('otherIncome'),
      group(texts.sections.costs),
      ...flowsOf('operatingCosts'),
      flowTotal('operatingCosts'),
      flowTotal('incomeBeforeTax'),
      flow('incomeTax'),
      flow('netIncome', { kind: 'total' }),
    ],
    cash: () => [
      heldBefore('cash', texts.opening),
      group(texts.sections.received),
      ...flowsOf('cashIn'),
      flowTotal('cashIn'),
      group(texts.sections.paid),
      ...flowsOf('cashOut'),
      flowTotal('cashOut'),
      held('cash', { label: texts.closing, kind: 'total' }),
    ],
    balance: () => [
      group(texts.sections.owned),
      ...heldOf('totalAssets'),
      heldTotal('totalAssets'),
      group(texts.sections.owed),
      ...heldOf('totalLiabilities'),
      heldTotal('totalLiabilities'),
      group(texts.sections.equity),
      ...(equity
        ? [heldTotal('totalEquity', equity)]
        : [...heldOf('totalEquity'), heldTotal('totalEquity')]),
      heldTotal('liabilitiesAndEquity'),
    ],
    taxes: () => {
      const account = outlook.taxAccount(scenario);
      const tax = (field: TaxField) =>
        row(field, (at) =>
          period === 'years'
            ? money(`salesTaxYears.${at}.${field}`, salesTaxYear(account, at, field))
            : money(`salesTax.${at}.${field}`, account[at]?.[field]),
        );
      const isQuick = outlook.inputs.salesTax?.method === 'quick';
      return [
        heldBefore('salesTaxPayable', texts.taxOpening),
        tax('collectedGst'),
        tax('collectedQst'),
        tax('creditsGst'),
        tax('creditsQst'),
        ...(isQuick ? [tax('gainGst'), tax('gainQst')] : []),
        flow('salesTaxPaid'),
        held('salesTaxPayable', { label: texts.taxClosing, kind: 'total' }),
      ];
    },
    /** @param which index of the loan. */
    loan: (which: number) => {
      const loan = forecast.loans[which];
      const rowAt = (m: number) => loan?.schedule?.findIndex((one) => one.m === m) ?? -1;
      const scheduled = (field: LoanFlow | 'balance', m: number) => {
        const index = rowAt(m);
        if (loan && !loan.schedule) return money(`loans.${which}.schedule`, null);
        const value = loan?.schedule?.[index]?.[field];
        return value === undefined
          ? undefined
          : money(`loans.${which}.schedule.${index}.${field}`, value);
      };
      const paid = (field: LoanFlow) =>
        row(
          field,
          (at) =>
            period === 'years' && loan
              ? money(`loanYears.${which}.${at}.${field}`, loanYear(loan, at, field))
              : scheduled(field, at),
          field === 'interest'
            ? { label: capitalized(texts.loanInterest), help: texts.help.interestPaid }
            : {},
        );
      return [
        paid('interest'),
        paid('principal'),
        row('balance', (at) => scheduled('balance', endOf(at)), { kind: 'total' }),
      ];
    },
  };
}
