import { years } from '../forecast/calendar.ts';
import { figureLabels, labelOf } from '../forecast/explain/labels.ts';
import {
  type BalanceSubtotal,
  balanceSubtotal,
  balanceSubtotals,
  type FlowSubtotal,
  flowSubtotal,
  flowSubtotals,
} from '../forecast/explain/subtotals.ts';
import { type Flow, type ForecastMonth, flowNames } from '../forecast/outputs.ts';
import { type Scenario, scenarios } from '../forecast/scenario.ts';
import type { Bilingual } from '../language.ts';
import { capitalized, item, type TableDefinition } from './definition.ts';
import type { FigureRow } from './figures.ts';
import { loanTable, offerTable, sourcesAndUsesTable } from './lineTables.ts';
import { ifAny, number, outOfReach, sum } from './source.ts';

const ofYears = years.map((_, at) => ({ fr: `An ${at + 1}`, en: `Year ${at + 1}` }));
const quarters = [1, 4, 7, 10] as const;

function money(
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

type Flows = Readonly<Record<Flow, number | null>>;
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

const incomeStatement: TableDefinition = {
  label: { fr: 'État des résultats prévisionnel', en: 'Projected income statement' },
  read: ({ expected }) => {
    const of = statement(expected.years);
    return {
      columns: [item, ...ofYears],
      rows: withoutZeros([
        of.flow('revenue'),
        of.flow('directCosts'),
        of.total('grossMargin'),
        of.flow('otherIncome'),
        ...of.parts('operatingCosts'),
        of.total('incomeBeforeTax'),
        of.flow('incomeTax'),
        of.flow('netIncome', true),
      ]),
    };
  },
};

function cashRows(columns: readonly Flows[], closing: readonly (number | null | undefined)[]) {
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

/** The months of a quarter of the first year; start-up belongs to the first. */
function quarterOf(months: readonly ForecastMonth[], first: number): readonly ForecastMonth[] {
  return months.slice(first === 1 ? 0 : first, first + 3);
}

function added(months: readonly ForecastMonth[]): Flows {
  const sums = flowNames.map((flow) => [flow, sum(...months.map((month) => month[flow]))]);
  return Object.fromEntries(sums) as Record<Flow, number | null>;
}

const cashBudgetOfYearOne: TableDefinition = {
  label: { fr: 'Budget de caisse de la première année', en: 'Cash budget of the first year' },
  read: ({ expected }) => {
    const inQuarters = quarters.map((first) => quarterOf(expected.months, first));
    return {
      columns: [
        item,
        ...quarters.map((_, at) => ({ fr: `T${at + 1}`, en: `Q${at + 1}` })),
        { fr: 'An 1', en: 'Year 1' },
      ],
      rows: cashRows(
        [...inQuarters.map(added), ...expected.years.slice(0, 1)],
        [
          ...inQuarters.map((months) => months.at(-1)?.cash),
          ...expected.years.slice(0, 1).map(({ closingCash }) => closingCash),
        ],
      ),
    };
  },
};

const cashBudget: TableDefinition = {
  label: { fr: 'Budget de caisse sur trois ans', en: 'Cash budget over three years' },
  read: ({ expected }) => ({
    columns: [item, ...ofYears],
    rows: cashRows(
      expected.years,
      expected.years.map(({ closingCash }) => closingCash),
    ),
  }),
};

const balanceSheet: TableDefinition = {
  label: { fr: 'Bilan prévisionnel', en: 'Projected balance sheet' },
  read: ({ expected }) => {
    const ends = years.flatMap(({ last }) => expected.months[last] ?? []);
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
    return {
      columns: [
        item,
        ...years.map((_, at) => ({ fr: `Fin de l’an ${at + 1}`, en: `End of year ${at + 1}` })),
      ],
      rows: withoutZeros([
        ...rowsOf('totalAssets'),
        ...rowsOf('totalLiabilities'),
        ...rowsOf('totalEquity'),
      ]),
    };
  },
};

const scenarioNames: Readonly<Record<Scenario, Bilingual>> = {
  prudent: { fr: 'Prudent', en: 'Prudent' },
  expected: { fr: 'Prévu', en: 'Expected' },
  ambitious: { fr: 'Ambitieux', en: 'Ambitious' },
};

const scenarioTable: TableDefinition = {
  label: { fr: 'Scénarios', en: 'Scenarios' },
  read: ({ forecasts }) => {
    const all = scenarios.map((scenario) => forecasts[scenario]);
    return {
      columns: [{ fr: 'Année 1', en: 'Year 1' }, ...scenarios.map((name) => scenarioNames[name])],
      rows: [
        money(
          'revenue',
          all.map(({ years: [first] }) => first?.revenue),
        ),
        money(
          'netIncome',
          all.map(({ years: [first] }) => first?.netIncome),
        ),
        money(
          'lowestCash',
          all.map(({ lowestCash }) => lowestCash.amount),
        ),
        {
          label: capitalized(labelOf(figureLabels, 'breakEven')),
          cells: all.map((one) =>
            ifAny(one, 'breakEven', number('money', one.breakEven.revenue), outOfReach),
          ),
        },
      ],
    };
  },
};

/** Every table that a text may name; the ids are permanent, like those of figures. */
export const tableCatalogue = {
  sourcesAndUses: sourcesAndUsesTable,
  offers: offerTable,
  incomeStatement,
  'cashBudget.y1': cashBudgetOfYearOne,
  cashBudget,
  balanceSheet,
  scenarios: scenarioTable,
  loans: loanTable,
} as const satisfies Readonly<Record<string, TableDefinition>>;
export type TableId = keyof typeof tableCatalogue;
