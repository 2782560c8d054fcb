import { capitalized } from '@elan/domain/figures/definition';
import type { FigureRow } from '@elan/domain/figures/figures';
import {
  type FigureSource,
  monthAfterStart,
  number,
  totalOf,
  words,
} from '@elan/domain/figures/source';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import { runningTotal } from '@elan/domain/forecast/explain/subtotals';
import type { Bilingual, Language } from '@elan/domain/language';
import type { Block } from '../blocks.ts';
import {
  figureBlock,
  ofYears,
  type TableBlock,
  tableOf,
  type YearlyField,
  yearColumns,
} from './readings.ts';

const yearly: readonly (readonly [Bilingual, YearlyField])[] = [
  [{ fr: 'Revenus', en: 'Revenue' }, 'revenue'],
  [{ fr: 'Couverture après les propriétaires', en: 'Coverage after owners' }, 'dscrAfterDrawings'],
];
const yearlyWithDebt: typeof yearly = [
  ...yearly.slice(0, 1),
  [{ fr: 'Bénéfice net', en: 'Net income' }, 'netIncome'],
  [{ fr: 'Service de la dette', en: 'Debt service' }, 'debtService'],
  ...yearly.slice(1),
];

/** @returns revenue and coverage of three years, with the figures between them in a longer document. */
export function threeYears(
  source: FigureSource,
  language: Language,
  { isShort = false }: { readonly isShort?: boolean } = {},
): TableBlock {
  const heads = [{ fr: 'Repère', en: 'Measure' }, ...ofYears];
  const caption = { fr: 'Trois ans en bref', en: 'Three years in brief' };
  const lines = isShort ? yearly : yearlyWithDebt;
  return tableOf(source, language, caption, heads, lines, yearColumns);
}

/** @returns the table of what the project costs and who pays for it. */
export function fundingTable(source: FigureSource, language: Language): TableBlock {
  const { start, expected } = source;
  const row = (label: Bilingual, value: number | null): FigureRow => ({
    label,
    cells: [number('money', value)],
  });
  const rows: readonly FigureRow[] = [
    row({ fr: 'Coût du projet', en: 'Cost of the project' }, totalOf(start.uses)),
    row({ fr: 'Mise de fonds', en: 'Owners’ contribution' }, totalOf(start.sources, 'capital')),
    {
      label: capitalized(labelOf(figureLabels, 'ownShare')),
      cells: [number('percent', expected.ownShare)],
    },
    row({ fr: 'Prêts', en: 'Loans' }, totalOf(start.sources, 'loans')),
    row({ fr: 'Subventions', en: 'Grants' }, totalOf(start.sources, 'grants')),
  ];
  const columns = [
    { fr: 'Montage financier', en: 'Financing' },
    { fr: 'Au démarrage', en: 'At start-up' },
  ];
  const label = { fr: 'Montage financier', en: 'Financing package' };
  return figureBlock({ label, columns, rows: [...rows] }, language);
}

/** @returns the table of the positions with the number of people and the month; undefined without staff. */
export function jobTable(source: FigureSource, language: Language): Block | undefined {
  const { staff = [] } = source.inputs;
  if (!staff || staff.length === 0) return undefined;
  const rows = staff.map(({ name, people, from }, at): FigureRow => {
    const given = name?.trim();
    return {
      label: given ? { fr: given, en: given } : { fr: `Poste ${at + 1}`, en: `Position ${at + 1}` },
      cells: [number('count', people ?? 1), words(monthAfterStart(source, from ?? 1))],
    };
  });
  const columns = [
    { fr: 'Poste', en: 'Position' },
    { fr: 'Personnes', en: 'People' },
    { fr: 'À partir de', en: 'From' },
  ];
  return figureBlock({ label: { fr: 'Emplois', en: 'Jobs' }, columns, rows }, language);
}

const paid: readonly (readonly [Bilingual, YearlyField])[] = [
  [{ fr: 'Salaires', en: 'Wages' }, 'wages'],
  [{ fr: 'Cotisations de l’employeur', en: 'Employer contributions' }, 'employerCharges'],
  [{ fr: 'Achats et coûts directs', en: 'Purchases and direct costs' }, 'directCosts'],
  [{ fr: 'Loyer et autres coûts fixes', en: 'Rent and other fixed costs' }, 'fixedCosts'],
];

/** @returns the table of what the business pays to people and suppliers, by year. */
export function paidTable(source: FigureSource, language: Language): Block {
  const heads = [{ fr: 'Dépense', en: 'Expense' }, ...ofYears];
  const caption = {
    fr: 'Ce que l’entreprise verse, par année',
    en: 'What the business pays, by year',
  };
  return tableOf(source, language, caption, heads, paid, yearColumns);
}

/** The months of the milestones, over the two years that a mentor follows a business. */
const milestones = [6, 12, 18, 24] as const;

/** @returns the table of accumulated revenue, accumulated costs and cash at each milestone. */
export function milestoneTable(source: FigureSource, language: Language): Block {
  const { expected } = source;
  const sums = {
    income: runningTotal(expected, 'incomeSoFar'),
    costs: runningTotal(expected, 'costsSoFar'),
    cash: expected.months.map(({ cash }) => cash),
  };
  const row = (label: Bilingual, values: readonly (number | null)[]): FigureRow => ({
    label,
    cells: milestones.map((m) => number('money', values[m])),
  });
  const columns = [
    { fr: 'À la fin du mois', en: 'At the end of month' },
    ...milestones.map((m) => ({ fr: String(m), en: String(m) })),
  ];
  const rows = [
    row({ fr: 'Revenus accumulés', en: 'Accumulated revenue' }, sums.income),
    row({ fr: 'Charges accumulées', en: 'Accumulated costs' }, sums.costs),
    row({ fr: 'Encaisse', en: 'Cash' }, sums.cash),
  ];
  const label = {
    fr: 'Repères des deux premières années',
    en: 'Milestones of the first two years',
  };
  return figureBlock({ label, columns, rows }, language);
}
