import type { Bilingual } from '../language.ts';
import { capitalized, item, type TableDefinition } from './definition.ts';
import type { FigureRow } from './figures.ts';
import { lineFigure } from './lines.ts';
import { number, type StartLine, totalOf } from './source.ts';

const amount: Bilingual = { fr: 'Montant', en: 'Amount' };

function startRow({ label, amount: value }: StartLine): FigureRow {
  return { label: capitalized(label), cells: [number('money', value)] };
}

function totalRow(label: Bilingual, value: number | null): FigureRow {
  return { label, isTotal: true, cells: [number('money', value)] };
}

export const sourcesAndUsesTable: TableDefinition = {
  label: { fr: 'Sources et utilisations', en: 'Sources and uses' },
  read: ({ start: { sources, uses }, expected }) => ({
    columns: [item, { fr: 'Montant, taxes comprises', en: 'Amount, taxes included' }],
    rows: [
      ...uses.map(startRow),
      totalRow({ fr: 'Total des utilisations', en: 'Total uses' }, totalOf(uses)),
      ...sources.map(startRow),
      totalRow({ fr: 'Total des sources', en: 'Total sources' }, totalOf(sources)),
      totalRow(
        { fr: 'Sources moins utilisations', en: 'Sources less uses' },
        expected.sourcesAndUses.gap,
      ),
    ],
  }),
};

/** @returns the user's name for a line or, if blank, its type and number. */
function nameOf(name: string | null | undefined, what: Bilingual, at: number): Bilingual {
  if (name?.trim()) return { fr: name, en: name };
  return { fr: `${what.fr} ${at + 1}`, en: `${what.en} ${at + 1}` };
}

export const offerTable: TableDefinition = {
  label: { fr: 'Prix, coût et marge de chaque offre', en: 'Price, cost and margin of each offer' },
  read: (source) => ({
    columns: [
      { fr: 'Offre', en: 'Offer' },
      { fr: 'Prix', en: 'Price' },
      { fr: 'Coût direct', en: 'Direct cost' },
      { fr: 'Marge', en: 'Margin' },
      { fr: 'Part du prix', en: 'Share of price' },
    ],
    rows: source.inputs.offers.map(({ name }, at) => ({
      label: nameOf(name, { fr: 'Offre', en: 'Offer' }, at),
      cells: (['price', 'cost', 'margin', 'marginRate'] as const).map((field) =>
        lineFigure.offers[field].read(source, at),
      ),
    })),
  }),
};

export const loanTable: TableDefinition = {
  label: { fr: 'Prêts', en: 'Loans' },
  read: (source) => {
    const loans = source.inputs.loans ?? [];
    if (loans.length === 0) return undefined;
    return {
      columns: [
        { fr: 'Prêt', en: 'Loan' },
        amount,
        { fr: 'Taux annuel', en: 'Yearly rate' },
        { fr: 'Durée (mois)', en: 'Term (months)' },
        { fr: 'Versement mensuel', en: 'Monthly payment' },
      ],
      rows: loans.map(({ name }, at) => ({
        label: nameOf(name, { fr: 'Prêt', en: 'Loan' }, at),
        cells: (['amount', 'rate', 'term', 'payment'] as const).map((field) =>
          lineFigure.loans[field].read(source, at),
        ),
      })),
    };
  },
};
