import { figureLabels, labelOf } from '../forecast/explain/labels.ts';
import {
  balanceSubtotal,
  type FlowSubtotal,
  flowSubtotal,
  flowSubtotals,
} from '../forecast/explain/subtotals.ts';
import type { ForecastInputs } from '../forecast/inputs.ts';
import type { Flow, ForecastMonth } from '../forecast/outputs.ts';
import { balanceLayout, balanceLine } from '../forecast/statements/balanceSheet.ts';
import { capitalized } from './definition.ts';
import type { FigureRow } from './figures.ts';
import { number } from './source.ts';

/** @returns a row of amounts. @param values in cents. */
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

/** The amount of each flow in cents; null if unknown. */
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

/** @returns whether grants are a part of other income, and not all of it or nothing. */
export function isPartOfOther(
  columns: readonly Pick<Flows, 'grantIncome' | 'otherIncome'>[],
): boolean {
  const isAny = columns.some(({ grantIncome }) => grantIncome !== 0);
  return isAny && columns.some((column) => column.grantIncome !== column.otherIncome);
}

/** @returns the rows of an income statement. @param columns one for each month, quarter or year. */
export function incomeRows(columns: readonly Flows[]): FigureRow[] {
  const of = statement(columns);
  return [
    of.flow('revenue'),
    of.flow('directCosts'),
    of.flow('variableCosts'),
    of.total('grossMargin'),
    of.flow('otherIncome'),
    ...(isPartOfOther(columns) ? [of.flow('grantIncome')] : []),
    ...of.parts('operatingCosts'),
    of.total('incomeBeforeTax'),
    of.flow('incomeTax'),
    of.flow('netIncome', true),
  ];
}

/** @returns the rows of a cash budget. @param closing cash at the end of the period of each column. */
export function cashRows(
  columns: readonly Flows[],
  closing: readonly (number | null | undefined)[],
): FigureRow[] {
  const of = statement(columns);
  return [
    ...of.parts('cashIn'),
    of.total('cashIn'),
    ...of.parts('cashOut'),
    of.total('cashOut'),
    {
      label: { fr: 'Encaisse à la fin', en: 'Closing cash' },
      isTotal: true,
      cells: closing.map((value) => number('money', value)),
    },
  ];
}

/** @returns the rows of a balance sheet, with a column for each month end. */
export function balanceRows(ends: readonly ForecastMonth[], plan: ForecastInputs): FigureRow[] {
  const { owned, owed, equity } = balanceLayout(plan);
  return [...owned, ...owed, ...equity].map((row) =>
    money(
      row.label,
      ends.map((month) =>
        row.isTotal ? balanceSubtotal(month, row.line) : balanceLine(month, row.line),
      ),
      row.isTotal,
    ),
  );
}
