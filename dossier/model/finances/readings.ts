import { type FigureId, figureCatalogue } from '@elan/domain/figures/catalogue';
import type { Figure } from '@elan/domain/figures/figures';
import { figureText } from '@elan/domain/figures/format';
import { type FigureSource, monthAfterStart } from '@elan/domain/figures/source';
import type { YearlyId } from '@elan/domain/figures/yearly';
import { loanYear } from '@elan/domain/forecast/explain/accounts';
import type { StressTest } from '@elan/domain/forecast/scenario';
import type { Bilingual, Language } from '@elan/domain/language';
import type { Block, Row } from '../blocks.ts';
import { plain } from '../markdown/inline.ts';
import { columnOf, dollarsText } from './figureTable.ts';

const ofYears: readonly Bilingual[] = [1, 2, 3].map((year) => ({
  fr: `An ${year}`,
  en: `Year ${year}`,
}));

/** A figure of the catalogue, with the words that a lender reads beside it. */
type Line<Id> = readonly [Bilingual, Id];

function written(source: FigureSource, id: FigureId, language: Language): string {
  return figureText(figureCatalogue[id].read(source), language);
}

function row(label: Bilingual, cells: readonly string[], language: Language): Row {
  return { cells: [plain(label[language]), ...cells.map(plain)] };
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
  [{ fr: 'Couverture de la dette, an 1', en: 'Debt coverage, year 1' }, 'dscr.y1'],
];

/** @returns what a lender looks for first, in one table. */
export function keyFigureTable(source: FigureSource, language: Language): Block {
  const heads: readonly Bilingual[] = [
    { fr: 'Repère', en: 'Figure' },
    { fr: 'Prévu', en: 'Expected' },
  ];
  return {
    kind: 'table',
    caption: { fr: 'Le projet en chiffres', en: 'The project in figures' }[language],
    table: {
      columns: heads.map((head, at) => columnOf(head[language], at)),
      rows: keyFigures.map(([label, id]) => row(label, [written(source, id, language)], language)),
    },
  };
}

const breakEvenFigures: readonly Line<FigureId>[] = [
  [{ fr: 'Ventes par année', en: 'Sales a year' }, 'breakEven.revenue'],
  [{ fr: 'Ventes par mois', en: 'Sales a month' }, 'breakEven.revenueMonth'],
  [{ fr: 'Unités par année', en: 'Units a year' }, 'breakEven.units'],
  [
    {
      fr: 'Ventes par année qui paient aussi les propriétaires et le capital des prêts',
      en: 'Sales a year that also pay the owners and the principal of the loans',
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

/** @returns what must be sold in the first year to pay all costs. */
export function breakEvenTable(source: FigureSource, language: Language): Block {
  const heads: readonly Bilingual[] = [
    { fr: 'Seuil', en: 'Break-even' },
    { fr: 'An 1', en: 'Year 1' },
  ];
  return {
    kind: 'table',
    caption: { fr: 'Seuil de rentabilité', en: 'Break-even' }[language],
    table: {
      columns: heads.map((head, at) => columnOf(head[language], at)),
      rows: breakEvenFigures.map(([label, id]) =>
        row(label, [written(source, id, language)], language),
      ),
    },
  };
}

type YearlyField = YearlyId extends `${infer Field}.y${number}` ? Field : never;
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
  [{ fr: 'Couverture du service de la dette', en: 'Debt service coverage' }, 'dscr'],
  [
    {
      fr: 'La même, une fois les propriétaires payés',
      en: 'The same, once the owners are paid',
    },
    'dscrAfterDrawings',
  ],
];

/** @returns what the lender computes, over three years. */
export function ratioTable(source: FigureSource, language: Language): Block {
  const head = { fr: 'Repère', en: 'Measure' }[language];
  const hasOtherIncome = source.expected.years.some(({ otherIncome }) => otherIncome !== 0);
  const fields = ratioFields.filter(([, field]) => field !== 'ebitdaWithGrants' || hasOtherIncome);
  return {
    kind: 'table',
    caption: { fr: 'Ratios', en: 'Ratios' }[language],
    table: {
      columns: [head, ...ofYears.map((year) => year[language])].map(columnOf),
      rows: fields.map(([label, field]) =>
        row(
          label,
          ([1, 2, 3] as const).map((year) => written(source, `${field}.y${year}`, language)),
          language,
        ),
      ),
    },
  };
}

const stressNames: Readonly<Record<StressTest, Bilingual>> = {
  sales: { fr: '20\u00a0% de ventes en moins', en: '20% fewer sales' },
  costs: { fr: '10\u00a0% de coûts directs en plus', en: '10% higher direct costs' },
  late: { fr: 'Ouverture trois mois plus tard', en: 'Opening three months later' },
  slow: { fr: 'Clients qui paient un mois plus tard', en: 'Customers who pay a month later' },
  lost: { fr: 'Offre principale perdue', en: 'Main offer lost' },
  all: { fr: 'Tout cela ensemble', en: 'All of these together' },
};

const onlyOfferLost: Bilingual = {
  fr: 'Tout cela, et la seule offre perdue',
  en: 'All of these, and the only offer lost',
};

/** @returns how cash and debt coverage hold under each stress test. */
export function stressTable(source: FigureSource, language: Language): Block {
  const heads: readonly Bilingual[] = [
    { fr: 'Épreuve', en: 'Test' },
    { fr: 'Encaisse la plus basse', en: 'Lowest cash' },
    { fr: 'En', en: 'In' },
    { fr: 'Couverture, an 1', en: 'Coverage, year 1' },
    { fr: 'Couverture, an 2', en: 'Coverage, year 2' },
  ];
  const noDebt: Figure = { unit: 'words', value: { fr: 'sans prêt', en: 'no loan' } };
  const hasLoans = source.expected.loans.length > 0;
  const hasOneOffer = source.inputs.offers.length === 1;
  const cover = (value: number | null | undefined): Figure =>
    value == null && !hasLoans ? noDebt : { unit: 'times', value: value ?? null };
  return {
    kind: 'table',
    caption: { fr: 'Épreuves', en: 'Stress tests' }[language],
    table: {
      columns: heads.map((head, at) => columnOf(head[language], at)),
      // Without its only offer, a business sells nothing, whatever else happens: one row says it.
      rows: source.expected.stress
        .filter(({ id }) => id !== 'lost' || !hasOneOffer)
        .map(({ id, lowestCash: { amount, m }, dscr }) => {
          const cells: readonly Figure[] = [
            { unit: 'money', value: amount },
            { unit: 'words', value: monthAfterStart(source, m) },
            cover(dscr[0]),
            cover(dscr[1]),
          ];
          return row(
            hasOneOffer && id === 'all' ? onlyOfferLost : stressNames[id],
            cells.map((cell) => figureText(cell, language)),
            language,
          );
        }),
    },
  };
}

/** @returns for each loan what is paid each year and what is left; none where there is no loan. */
export function loanYears(source: FigureSource, language: Language): readonly Block[] {
  const { expected, inputs } = source;
  const heads: readonly Bilingual[] = [{ fr: 'Prêt', en: 'Loan' }, ...ofYears];
  const fields = [
    [{ fr: 'intérêts', en: 'interest' }, 'interest'],
    [{ fr: 'capital', en: 'principal' }, 'principal'],
  ] as const;
  const rows = expected.loans.flatMap((loan, at) => {
    const given = inputs.loans?.[at]?.name?.trim();
    const name = given || { fr: `Prêt ${at + 1}`, en: `Loan ${at + 1}` }[language];
    const balance = [12, 24, 36].map((end) => {
      if (!loan.schedule) return null;
      const last = loan.schedule.findLast(({ m }) => m <= end);
      return last ? last.balance : null;
    });
    return [
      ...fields.map(([label, field]) => ({
        cells: [
          plain(`${name}, ${label[language]}`),
          ...[0, 1, 2].map((year) => plain(dollarsText(loanYear(loan, year, field), language))),
        ],
      })),
      {
        cells: [
          plain(`${name}, ${{ fr: 'solde à la fin', en: 'closing balance' }[language]}`),
          ...balance.map((value) => plain(value === null ? '—' : dollarsText(value, language))),
        ],
        isTotal: true as const,
      },
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
      table: { columns: heads.map((head, at) => columnOf(head[language], at)), rows },
    },
  ];
}
