import type { FigureRow } from '@elan/domain/figures/figures';
import { withoutZeros } from '@elan/domain/figures/format';
import type { FigureSource } from '@elan/domain/figures/source';
import { balanceRows, cashRows, incomeRows } from '@elan/domain/figures/statementRows';
import { years } from '@elan/domain/forecast/calendar';
import type { Bilingual, Language } from '@elan/domain/language';
import type { Block, Table } from '../blocks.ts';
import { columnOf, dollarRow } from './figureTable.ts';
import { monthColumn } from './months.ts';

const texts = {
  item: { fr: 'Poste', en: 'Item' },
  income: {
    fr: 'État des résultats de la première année, par mois, en dollars',
    en: 'Income statement of the first year, by month, in dollars',
  },
  opening: { fr: 'Encaisse au début', en: 'Opening cash' },
  openingBalance: { fr: 'Bilan d’ouverture, en dollars', en: 'Opening balance sheet, in dollars' },
  amount: { fr: 'À l’ouverture', en: 'At opening' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Caption of the first year's monthly cash budget. */
export const cashCaption: Bilingual = {
  fr: 'Budget de caisse, du démarrage au mois 12, en dollars',
  en: 'Cash budget, from start-up to month 12, in dollars',
};

/** Captions of the monthly cash budgets, by year. */
const cashCaptions = [
  cashCaption,
  {
    fr: 'Budget de caisse, mois 13 à 24, en dollars',
    en: 'Cash budget, months 13 to 24, in dollars',
  },
  {
    fr: 'Budget de caisse, mois 25 à 36, en dollars',
    en: 'Cash budget, months 25 to 36, in dollars',
  },
] as const satisfies readonly Bilingual[];

const year = (number: number): Bilingual => ({ fr: `An ${number}`, en: `Year ${number}` });

function table(heads: readonly string[], rows: readonly FigureRow[], language: Language): Table {
  return {
    columns: [texts.item[language], ...heads].map(columnOf),
    rows: withoutZeros(rows).map((row) => dollarRow(row, language)),
  };
}

/** @returns the columns of a plan year: its months, then its total. Start-up counts as part of the first year. */
function columnsOf({ expected }: FigureSource, at: 0 | 1 | 2, language: Language) {
  const { first, last } = years[at];
  const months = expected.months.slice(first, last + 1);
  const total = expected.years[at];
  return {
    months,
    flows: total ? [...months, total] : months,
    heads: [
      ...months.map((month) => monthColumn(month, language)),
      ...(total ? [year(at + 1)[language]] : []),
    ],
  };
}

/** @returns the first year's monthly income statement with its total. */
export function incomeByMonth(source: FigureSource, language: Language): Block {
  const { flows, heads } = columnsOf(source, 0, language);
  return {
    kind: 'table',
    caption: texts.income[language],
    table: table(heads, incomeRows(flows), language),
  };
}

/**
 * @param at 0 for the first year, which includes start-up, 1 for the second, 2 for the third.
 * @returns the year's monthly cash budget with its total.
 */
export function cashByMonth(source: FigureSource, at: 0 | 1 | 2, language: Language): Block {
  const { months, flows, heads } = columnsOf(source, at, language);
  const { first } = years[at];
  // Unknown if a figure of the months before is. Only start-up begins without any cash.
  const before = first === 0 ? 0 : (source.expected.months[first - 1]?.cash ?? null);
  const closing = months.map(({ cash }) => cash);
  const opening = [before, ...closing.slice(0, -1)];
  const openingRow: FigureRow = {
    label: texts.opening,
    cells: [...opening, before].map((value) => ({ unit: 'money', value })),
  };
  const rows = [openingRow, ...cashRows(flows, [...closing, closing.at(-1)])];
  return {
    kind: 'table',
    caption: cashCaptions[at][language],
    table: table(heads, rows, language),
  };
}

/** @returns the balance sheet at the end of start-up, on opening day. */
export function openingBalance({ expected, inputs }: FigureSource, language: Language): Block {
  const start = expected.months.slice(0, 1);
  return {
    kind: 'table',
    caption: texts.openingBalance[language],
    table: table([texts.amount[language]], balanceRows(start, inputs), language),
  };
}
