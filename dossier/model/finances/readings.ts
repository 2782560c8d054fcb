import { type FigureId, figureCatalogue } from '@elan/domain/figures/catalogue';
import { capitalized } from '@elan/domain/figures/definition';
import type { Figure, FigureRow, FigureTable } from '@elan/domain/figures/figures';
import { toComplete, withoutZeros } from '@elan/domain/figures/format';
import { lenderTable } from '@elan/domain/figures/lineTables';
import {
  type FigureSource,
  ifAny,
  monthAfterStart,
  noDebt,
  number,
} from '@elan/domain/figures/source';
import type { YearlyId } from '@elan/domain/figures/yearly';
import { lentLines } from '@elan/domain/forecast/defaults/lent';
import { loanYear } from '@elan/domain/forecast/explain/accounts';
import { figureLabels, labelOf } from '@elan/domain/forecast/explain/labels';
import { ratioNames } from '@elan/domain/forecast/outputs';
import { hasVariableRate, type StressTest } from '@elan/domain/forecast/scenario';
import { ratios } from '@elan/domain/forecast/statements/ratios';
import { comparisonOf } from '@elan/domain/industry/comparison';
import { figuresForSales, type IndustryFigure } from '@elan/domain/industry/industryFigures';
import type { Bilingual, Language } from '@elan/domain/language';
import type { Block } from '../blocks.ts';
import { columnOf, dollarRow, listOfFigures, tableOfFigures } from './figureTable.ts';

export const ofYears: readonly Bilingual[] = [1, 2, 3].map((year) => ({
  fr: `An ${year}`,
  en: `Year ${year}`,
}));

export type TableBlock = Extract<Block, { kind: 'table' }>;

/** A label as used by lenders, and the id of its figure in the catalogue. */
type Line<Id> = readonly [Bilingual, Id];

/**
 * @param heads the heads of all columns, including the column of labels.
 * @param columns for each column of figures, maps a line's id to a figure's id.
 */
export function tableOf<Id extends string>(
  source: FigureSource,
  language: Language,
  caption: Bilingual,
  heads: readonly Bilingual[],
  lines: readonly Line<Id>[],
  columns: readonly ((id: Id) => FigureId)[],
): TableBlock {
  const rows = lines.map(([label, id]) => ({
    label,
    cells: columns.map(
      (of): Figure => figureCatalogue[of(id)].read(source) ?? { unit: 'words', value: null },
    ),
  }));
  const kept = rows[lines.findIndex(([, id]) => id === 'lowestCash')];
  return figureBlock({ label: caption, columns: [...heads], rows }, language, kept);
}

/**
 * @returns the table as a block, without the rows that contain only zeros.
 * @param kept a row that stays even if it is 0.
 */
export function figureBlock(table: FigureTable, language: Language, kept?: FigureRow): TableBlock {
  const rows = [...withoutZeros(table.rows, kept)];
  return {
    kind: 'table',
    caption: table.label[language],
    table: tableOfFigures({ ...table, rows }, language),
  };
}

const keyFigures: readonly Line<FigureId>[] = [
  [{ fr: 'Coût total du démarrage', en: 'Total cost of starting' }, 'uses.total'],
  [{ fr: 'Mise de fonds', en: 'Owners’ contribution' }, 'sources.own'],
  [{ fr: 'Prêts au démarrage', en: 'Loans at the start' }, 'sources.loans'],
  [{ fr: 'Revenus, an 1', en: 'Revenue, year 1' }, 'revenue.y1'],
  [{ fr: 'Revenus, an 3', en: 'Revenue, year 3' }, 'revenue.y3'],
  [{ fr: 'Bénéfice net, an 1', en: 'Net income, year 1' }, 'netIncome.y1'],
  [{ fr: 'Bénéfice net, an 3', en: 'Net income, year 3' }, 'netIncome.y3'],
  [{ fr: 'Seuil de rentabilité, an 1', en: 'Break-even, year 1' }, 'breakEven.revenue'],
  [{ fr: 'Encaisse la plus basse', en: 'Lowest cash' }, 'lowestCash'],
  [{ fr: 'Mois de l’encaisse la plus basse', en: 'Month of the lowest cash' }, 'lowestCash.month'],
  [
    { fr: 'Couverture après les propriétaires, an 1', en: 'Coverage after owners, year 1' },
    'dscrAfterDrawings.y1',
  ],
];

/** @returns a table of the figures that lenders look at first. */
export function keyFigureTable(source: FigureSource, language: Language): Block {
  const heads: readonly Bilingual[] = [
    { fr: 'Repère', en: 'Figure' },
    { fr: 'Prévu', en: 'Expected' },
  ];
  const caption = { fr: 'Le projet en chiffres', en: 'The project in figures' };
  return tableOf(source, language, caption, heads, keyFigures, [(id) => id]);
}

const breakEvenFigures = (hasLoans: boolean): readonly Line<FigureId>[] => [
  [{ fr: 'Ventes par année', en: 'Sales a year' }, 'breakEven.revenue'],
  [{ fr: 'Ventes par mois', en: 'Sales a month' }, 'breakEven.revenueMonth'],
  [{ fr: 'Unités par année', en: 'Units a year' }, 'breakEven.units'],
  [
    hasLoans
      ? {
          fr: 'Ventes par année qui paient aussi les propriétaires et le capital des prêts',
          en: 'Sales a year that also pay the owners and the principal of the loans',
        }
      : {
          fr: 'Ventes par année qui paient aussi les propriétaires',
          en: 'Sales a year that also pay the owners',
        },
    'breakEven.payingYou.revenue',
  ],
  [
    {
      fr: 'Mois où les revenus accumulés dépassent les charges',
      en: 'Month in which accumulated revenue exceeds costs',
    },
    'breakEven.month',
  ],
];

/** @returns a table of the first-year sales needed to break even, and the month in which that happens. */
export function breakEvenTable(source: FigureSource, language: Language): Block {
  const heads: readonly Bilingual[] = [
    { fr: 'Seuil', en: 'Break-even' },
    { fr: 'An 1', en: 'Year 1' },
  ];
  const caption = { fr: 'Seuil de rentabilité', en: 'Break-even' };
  const hasLoans = source.expected.loans.length > 0;
  return tableOf(source, language, caption, heads, breakEvenFigures(hasLoans), [(id) => id]);
}

export type YearlyField = YearlyId extends `${infer Field}.y${number}` ? Field : never;
/** The figure of a field in each year. */
export const yearColumns = ([1, 2, 3] as const).map(
  (year) =>
    (field: YearlyField): FigureId =>
      `${field}.y${year}`,
);

const ratioFields: readonly Line<YearlyField>[] = [
  [
    { fr: 'Marge brute, en part des revenus', en: 'Gross margin, share of revenue' },
    'grossMarginRate',
  ],
  [
    {
      fr: 'Bénéfice avant intérêts, impôt et amortissement',
      en: 'Earnings before interest, tax and depreciation',
    },
    'ebitda',
  ],
  [
    {
      fr: 'Le même, avec les subventions et autres revenus',
      en: 'The same, with grants and other income',
    },
    'ebitdaWithGrants',
  ],
  [{ fr: 'Service de la dette', en: 'Debt service' }, 'debtService'],
  [{ fr: 'Couverture après les propriétaires', en: 'Coverage after owners' }, 'dscrAfterDrawings'],
  [
    { fr: 'La même, avant de payer les propriétaires', en: 'The same, before the owners are paid' },
    'dscr',
  ],
];

/** @returns a table of the ratios that lenders compute, for each of three years. */
export function ratioTable(source: FigureSource, language: Language): Block {
  const hasOtherIncome = source.expected.years.some(({ otherIncome }) => otherIncome !== 0);
  const fields = ratioFields.filter(([, field]) => field !== 'ebitdaWithGrants' || hasOtherIncome);
  const heads = [{ fr: 'Repère', en: 'Measure' }, ...ofYears];
  const caption = { fr: 'Ratios', en: 'Ratios' };
  return tableOf(source, language, caption, heads, fields, yearColumns);
}

const ratioUnits = { times: 'times', percent: 'percent', days: 'count', money: 'money' } as const;

/** For a ratio whose divisor is 0 or below. */
const notDefined: Bilingual = { fr: 'sans objet', en: 'n/a' };

/**
 * @param industry the figures of the project's industry.
 * @returns a table of the ratios of the balance sheet, with what each is usually compared with.
 */
export function balanceRatioTable(
  { expected }: FigureSource,
  language: Language,
  industry: readonly IndustryFigure[] = [],
): Block {
  const figures = figuresForSales(industry, expected.years.at(-1)?.revenue);
  const rows = ratioNames.map((name) => ({
    label: capitalized(labelOf(figureLabels, name)),
    cells: [
      ...expected.years.map((year) =>
        ifAny(expected, name, number(ratioUnits[ratios[name].kind], year.ratios[name]), notDefined),
      ),
      { unit: 'words' as const, value: comparisonOf(name, figures.get(name)) },
    ],
  }));
  const label = {
    fr: 'Ratios du bilan et de l’exploitation',
    en: 'Balance sheet and operating ratios',
  };
  const columns = [
    { fr: 'Repère', en: 'Measure' },
    ...ofYears,
    { fr: 'Comparaison', en: 'Comparison' },
  ];
  return figureBlock({ label, columns, rows }, language);
}

const stressNames: Readonly<Record<StressTest, Bilingual>> = {
  sales: { fr: '20\u00a0% de ventes en moins', en: '20% fewer sales' },
  costs: { fr: '10\u00a0% de coûts directs en plus', en: '10% higher direct costs' },
  late: { fr: 'Ouverture trois mois plus tard', en: 'Opening three months later' },
  slow: { fr: 'Clients qui paient un mois plus tard', en: 'Customers who pay a month later' },
  lost: { fr: 'Offre principale perdue', en: 'Main offer lost' },
  rates: {
    fr: '2\u00a0points de plus sur les taux variables',
    en: '2 points more on variable rates',
  },
  all: { fr: 'Tout cela ensemble', en: 'All of these together' },
};

const onlyOfferLost: Bilingual = {
  fr: 'Tout cela, et la seule offre perdue',
  en: 'All of these, and the only offer lost',
};

/** @returns a table of the lowest cash and the debt coverage under each stress test. */
export function stressTable(source: FigureSource, language: Language): TableBlock {
  const heads: readonly Bilingual[] = [
    { fr: 'Imprévu', en: 'Stress test' },
    { fr: 'Encaisse la plus basse', en: 'Lowest cash' },
    { fr: 'En', en: 'In' },
    ...[1, 2, 3].map((year) => ({
      fr: `Couverture, an\u00a0${year}`,
      en: `Coverage, year\u00a0${year}`,
    })),
  ];
  const hasOneOffer = source.inputs.offers.length === 1;
  const cover = (value: number | null | undefined): Figure =>
    ifAny(source.expected, 'dscr', number('times', value), noDebt);
  // With a single offer, the tests `lost` and `all` both sell nothing, so only `all` gets a row.
  const rows = source.expected.stress
    .filter(({ id }) => id !== 'lost' || !hasOneOffer)
    .filter(({ id }) => id !== 'rates' || hasVariableRate(source.inputs))
    .map(({ id, lowestCash: { amount, m }, dscrAfterOwners }) => ({
      label: hasOneOffer && id === 'all' ? onlyOfferLost : stressNames[id],
      cells: [
        { unit: 'money' as const, value: amount },
        { unit: 'words' as const, value: monthAfterStart(source, m) },
        ...dscrAfterOwners.map(cover),
      ],
    }));
  const label = { fr: 'Imprévus', en: 'Stress tests' };
  return figureBlock({ label, columns: [...heads], rows }, language);
}

/** @returns a table of lenders, the state of their loans and the security; empty if none of it is given. */
export function lenders(source: FigureSource, language: Language): readonly Block[] {
  const { label, read } = lenderTable;
  const table = read(source);
  if (!table) return [];
  const shown = listOfFigures({ label, ...table }, language);
  return [{ kind: 'table', caption: label[language], table: shown }];
}

/** @returns a table of each loan's yearly payments and remaining balance; empty if there is no loan. */
export function loanYears(source: FigureSource, language: Language): readonly Block[] {
  const { expected, inputs } = source;
  const heads: readonly Bilingual[] = [{ fr: 'Prêt', en: 'Loan' }, ...ofYears];
  const fields = [
    [{ fr: 'intérêts', en: 'interest' }, 'interest'],
    [{ fr: 'capital', en: 'principal' }, 'principal'],
  ] as const;
  const rows = expected.loans.flatMap((loan, at): FigureRow[] => {
    const given = lentLines(inputs)[at]?.given.name?.trim();
    const row = (
      what: Bilingual,
      cells: readonly (number | null)[],
      unknown: Bilingual,
    ): FigureRow => ({
      label: {
        fr: `${given || `Prêt ${at + 1}`}, ${what.fr}`,
        en: `${given || `Loan ${at + 1}`}, ${what.en}`,
      },
      cells: cells.map((value) =>
        value === null ? { unit: 'words', value: unknown } : { unit: 'money', value },
      ),
    });
    const balance = [12, 24, 36].map(
      (end) => loan.schedule?.findLast(({ m }) => m <= end)?.balance ?? null,
    );
    const none = { fr: '—', en: '—' };
    return [
      ...fields.map(([label, field]) =>
        row(
          label,
          [0, 1, 2].map((year) => loanYear(loan, year, field)),
          toComplete,
        ),
      ),
      { ...row({ fr: 'solde à la fin', en: 'closing balance' }, balance, none), isTotal: true },
    ];
  });
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: {
        fr: 'Remboursement des prêts, en dollars',
        en: 'Repayment of the loans, in dollars',
      }[language],
      table: {
        columns: heads.map((head, at) => columnOf(head[language], at)),
        rows: withoutZeros(rows).map((row) => dollarRow(row, language)),
      },
    },
  ];
}
