import { figureLabels, labelOf } from '../forecast/explain/labels.ts';
import {
  type BalanceSubtotal,
  balanceSubtotal,
  balanceSubtotals,
  type FlowSubtotal,
  flowSubtotal,
  flowSubtotals,
} from '../forecast/explain/subtotals.ts';
import type { Flow, ForecastMonth } from '../forecast/outputs.ts';
import { capitalized } from './definition.ts';
import type { FigureRow } from './figures.ts';
import { number } from './source.ts';

/** @returns a row of amounts, in cents. */
export function money(
  field: string,
  values: readonly (number | null | undefined)[],
  isTotal = false,
): FigureRow {
  return {
    label: capitalized(labelOf(figureLabels, field)),
    ...(isTotal ? { isTotal } : {}),
    cells: values.map((value) => number('money', value)),
  };
}

/** Rows with nothing in them would only lengthen a text. */
function withoutZeros(rows: readonly FigureRow[]): FigureRow[] {
  return rows.filter(({ isTotal, cells }) => isTotal || cells.some(({ value }) => value !== 0));
}

/** Cents of each flow. */
export type Flows = Readonly<Record<Flow, number | null>>;
function statement(columns: readonly Flows[]) {
  return {
    flow: (field: Flow, isTotal?: boolean) =>
      money(
        field,
        columns.map((column) => column[field]),
        isTotal,
      ),
    total: (field: FlowSubtotal) =>
      money(
        field,
        columns.map((column) => flowSubtotal(column, field)),
        true,
      ),
    parts(field: FlowSubtotal) {
      return flowSubtotals[field].map(([part]) => this.flow(part));
    },
  };
}

/** @returns the rows of an income statement, a column for each month, quarter or year; rows of zeros are left out. */
export function incomeRows(columns: readonly Flows[]): FigureRow[] {
  const of = statement(columns);
  return withoutZeros([
    of.flow('revenue'),
    of.flow('directCosts'),
    of.total('grossMargin'),
    of.flow('otherIncome'),
    ...of.parts('operatingCosts'),
    of.total('incomeBeforeTax'),
    of.flow('incomeTax'),
    of.flow('netIncome', true),
  ]);
}

/** @returns the rows of a cash budget. @param closing cash at the end of each column. */
export function cashRows(
  columns: readonly Flows[],
  closing: readonly (number | null | undefined)[],
) {
  const of = statement(columns);
  return withoutZeros([
    ...of.parts('cashIn'),
    of.total('cashIn'),
    ...of.parts('cashOut'),
    of.total('cashOut'),
    {
      label: { fr: 'Encaisse à la fin', en: 'Closing cash' },
      isTotal: true,
      cells: closing.map((value) => number('money', value)),
    },
  ]);
}

/** @returns the rows of a balance sheet at the end of each month. */
export function balanceRows(ends: readonly ForecastMonth[]): FigureRow[] {
  const rowsOf = (field: BalanceSubtotal) => [
    ...balanceSubtotals[field].map(([part]) =>
      money(
        part,
        ends.map((month) => month[part]),
      ),
    ),
    money(
      field,
      ends.map((month) => balanceSubtotal(month, field)),
      true,
    ),
  ];
  return withoutZeros([
    ...rowsOf('totalAssets'),
    ...rowsOf('totalLiabilities'),
    ...rowsOf('totalEquity'),
    money(
      'liabilitiesAndEquity',
      ends.map((month) => balanceSubtotal(month, 'liabilitiesAndEquity')),
      true,
    ),
  ]);
}
