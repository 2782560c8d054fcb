import { isPartOfOther } from '@elan/domain/figures/statementRows';
import { years } from '@elan/domain/forecast/calendar';
import {
  type LoanFlow,
  loanYear,
  salesTaxYear,
  type TaxField,
} from '@elan/domain/forecast/explain/accounts';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import {
  balanceSubtotal,
  type FlowSubtotal,
  flowSubtotal,
  flowSubtotals,
} from '@elan/domain/forecast/explain/subtotals';
import {
  type Flow,
  type ForecastMonth,
  type ForecastYear,
  ratioNames,
} from '@elan/domain/forecast/outputs';
import {
  type BalanceRow,
  balanceLayout,
  balanceLine,
} from '@elan/domain/forecast/statements/balanceSheet';
import { ratioGuides } from '@elan/domain/forecast/statements/ratioGuides';
import { type RatioKind, ratios } from '@elan/domain/forecast/statements/ratios';
import { isFlowUsed } from '@elan/domain/forecast/statements/usedFlows';
import { comparisonOf } from '@elan/domain/industry/comparison';
import { figuresForSales, type IndustryFigure } from '@elan/domain/industry/industryFigures';
import type { Bilingual } from '@elan/domain/language';
import type { FigureCell, FigureRow } from '../figures/FigureTable.tsx';
import { capitalized, type FigureUnit } from '../figures/format.ts';
import type { ResultsInUse } from '../figures/ResultsContext.ts';

const ratioUnits: Readonly<Record<RatioKind, FigureUnit>> = {
  times: 'ratio',
  percent: 'percent',
  days: 'ratio',
  money: 'amount',
};

export type Period = 'years' | 'months';
type Column = (at: number) => FigureCell | undefined;

/** @returns functions that build the rows of each statement, by year or by month. */
export function statementRows(results: ResultsInUse, period: Period) {
  const { forecast, copy, language, outlook, scenario } = results;
  const texts = copy.statements;
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
  const held = (
    field: string,
    amount: (month: ForecastMonth) => number | null,
    own?: Partial<FigureRow>,
  ) =>
    row(
      field,
      (at) => {
        const month = forecast.months[endOf(at)];
        return money(`months.${endOf(at)}.${field}`, month && amount(month));
      },
      own,
    );
  const balanceRow = ({ line, label, isTotal }: BalanceRow) => ({
    ...(isTotal
      ? held(line, (month) => balanceSubtotal(month, line), { kind: 'total' })
      : held(line, (month) => balanceLine(month, line))),
    label: capitalized(labelOf(figureLabels, label)[language]),
    help: texts.help[label],
  });
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
  /** Without the flows that the plan cannot have, and those of owners that its legal form leaves at 0. */
  const shown = (fields: readonly Flow[]) =>
    fields.flatMap((field) => {
      if (!isFlowUsed(field, outlook.inputs)) return [];
      const one = flow(field);
      const isOfOwners = field === 'dividends' || field === 'ownerTaxes';
      return isOfOwners && !hasAny(one.cells) ? [] : [one];
    });
  const flowsOf = (fields: FlowSubtotal) => shown(flowSubtotals[fields].map(([field]) => field));

  return {
    income: () => [
      flow('revenue'),
      ...shown(['directCosts', 'variableCosts']),
      flowTotal('grossMargin'),
      flow('otherIncome'),
      ...(isPartOfOther(forecast[period]) ? [flow('grantIncome')] : []),
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
      held('cash', ({ cash }) => cash, { label: texts.closing, kind: 'total' }),
    ],
    balance: () => {
      const { owned, owed, equity } = balanceLayout(outlook.inputs);
      return [
        group(texts.sections.owned),
        ...owned.map(balanceRow),
        group(texts.sections.owed),
        ...owed
          .map(balanceRow)
          .filter(({ cells }, at) => !rarelyOwed.has(owed[at]?.line) || hasAny(cells)),
        group(texts.sections.equity),
        ...equity.map(balanceRow),
      ];
    },
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
        held('salesTaxPayable', ({ salesTaxPayable }) => salesTaxPayable, {
          label: texts.taxClosing,
          kind: 'total',
        }),
      ];
    },
    /** By year only. @param industry the figures of the project's industry, of all sizes. */
    ratios: (industry: readonly IndustryFigure[] = []) => {
      const figures = figuresForSales(industry, forecast.years.at(-1)?.revenue);
      const guided = (
        name: string,
        guide: Bilingual,
        unit: FigureUnit,
        read: (year: ForecastYear) => number | null,
        path = name,
      ) =>
        row(
          name,
          (at) => {
            const year = forecast.years[at];
            return { figure: `years.${at}.${path}`, value: year ? read(year) : null, unit };
          },
          { help: guide[language] },
        );
      return [
        guided(
          'dscrAfterOwners',
          ratioGuides.dscrAfterOwners,
          'ratio',
          ({ dscrAfterOwners }) => dscrAfterOwners,
        ),
        ...ratioNames.map((name) =>
          guided(
            name,
            comparisonOf(name, figures.get(name)),
            ratioUnits[ratios[name].kind],
            (year) => year.ratios[name],
            `ratios.${name}`,
          ),
        ),
      ];
    },
    creditLine: () => [
      flow('creditLineDrawn'),
      flow('creditLineRepaid'),
      held('creditLine', ({ creditLine }) => creditLine, {
        kind: 'total',
        label: texts.lineBalance,
      }),
    ],
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

/** Debts of few plans, left out where there are none. */
const rarelyOwed: ReadonlySet<string | undefined> = new Set(['overdraft', 'deferredRevenue']);

function hasAny(cells: FigureRow['cells']): boolean {
  return cells.some((cell) => cell?.value !== 0);
}
