import { years } from '../forecast/calendar.ts';
import { figureLabels, labelOf } from '../forecast/explain/labels.ts';
import { type ForecastMonth, flowNames } from '../forecast/outputs.ts';
import { type Scenario, scenarios } from '../forecast/scenario.ts';
import type { Bilingual } from '../language.ts';
import { capitalized, item, type TableDefinition } from './definition.ts';
import { withoutZeros } from './format.ts';
import { loanTable, offerTable, sourcesAndUsesTable } from './lineTables.ts';
import { ifAny, number, outOfReach, sum } from './source.ts';
import { balanceRows, cashRows, type Flows, incomeRows, money } from './statementRows.ts';

const ofYears = years.map((_, at) => ({ fr: `An ${at + 1}`, en: `Year ${at + 1}` }));
const quarters = [1, 4, 7, 10] as const;

const incomeStatement: TableDefinition = {
  label: { fr: 'État des résultats prévisionnel', en: 'Projected income statement' },
  read: ({ expected }) => ({ columns: [item, ...ofYears], rows: incomeRows(expected.years) }),
};

/** @returns the months of a quarter of year 1; the first quarter includes start-up. */
function quarterOf(months: readonly ForecastMonth[], first: number): readonly ForecastMonth[] {
  return months.slice(first === 1 ? 0 : first, first + 3);
}

function added(months: readonly ForecastMonth[]): Flows {
  const sums = flowNames.map((flow) => [flow, sum(...months.map((month) => month[flow]))]);
  return Object.fromEntries(sums) as Flows;
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
  read: ({ expected, inputs }) => {
    const ends = years.flatMap(({ last }) => expected.months[last] ?? []);
    return {
      columns: [
        item,
        ...years.map((_, at) => ({ fr: `Fin de l’an ${at + 1}`, en: `End of year ${at + 1}` })),
      ],
      rows: balanceRows(ends, inputs),
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
      columns: [{ fr: 'An 1', en: 'Year 1' }, ...scenarios.map((name) => scenarioNames[name])],
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

/** @returns the table without its rows of zeros (`withoutZeros`). */
function printed({ label, read }: TableDefinition): TableDefinition {
  return {
    label,
    read: (source) => {
      const table = read(source);
      return table && { ...table, rows: [...withoutZeros(table.rows)] };
    },
  };
}

/** Every table that a text can refer to. The ids must not change, because stored texts contain them. */
export const tableCatalogue = {
  sourcesAndUses: printed(sourcesAndUsesTable),
  offers: printed(offerTable),
  incomeStatement: printed(incomeStatement),
  'cashBudget.y1': printed(cashBudgetOfYearOne),
  cashBudget: printed(cashBudget),
  balanceSheet: printed(balanceSheet),
  scenarios: scenarioTable,
  loans: printed(loanTable),
} as const satisfies Readonly<Record<string, TableDefinition>>;
export type TableId = keyof typeof tableCatalogue;
