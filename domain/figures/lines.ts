import { lentLines } from '../forecast/defaults/lent.ts';
import { percent, times } from '../forecast/exact.ts';
import type { Bilingual } from '../language.ts';
import type { FigureDefinition } from './definition.ts';
import type { Figure } from './figures.ts';
import { type FigureSource, number, shareOf, typed } from './source.ts';

interface LineFigure {
  readonly label: Bilingual;
  readonly isEntered?: true;
  readonly read: (source: FigureSource, at: number) => Figure;
}

const offers = {
  price: {
    label: { fr: 'prix', en: 'price' },
    isEntered: true,
    read: ({ inputs }, at) => number('price', inputs.offers[at]?.price),
  },
  cost: {
    label: { fr: 'coût direct d’une vente', en: 'direct cost of a sale' },
    isEntered: true,
    read: ({ inputs }, at) => number('price', inputs.offers[at]?.cost),
  },
  margin: {
    label: { fr: 'marge par vente', en: 'margin per sale' },
    read: (source, at) => number('price', marginOf(source, at)),
  },
  marginRate: {
    label: {
      fr: 'marge par vente, en part du prix',
      en: 'margin per sale as a share of the price',
    },
    read: (source, at) =>
      number('percent', shareOf(marginOf(source, at), source.inputs.offers[at]?.price)),
  },
  'units.y1': {
    label: { fr: 'unités vendues, an 1', en: 'units sold, year 1' },
    read: ({ inputs, expected }, at) =>
      number('count', expected.years[0]?.units[inputs.offers[at]?.id ?? '']),
  },
} as const satisfies Readonly<Record<string, LineFigure>>;
type OfferField = keyof typeof offers;

function marginOf({ inputs }: FigureSource, at: number): number | null {
  const { price, cost } = inputs.offers[at] ?? {};
  const share = sharePaid(inputs.offers[at]);
  if (typeof price !== 'number' || typeof cost !== 'number' || share === null) return null;
  return price - cost - share;
}

/** @returns the part of a sale's price that is paid to others, in cents before taxes; null if unknown. */
export function sharePaid(
  offer: FigureSource['inputs']['offers'][number] | undefined,
): number | null {
  const { price, variableShare } = offer ?? {};
  const share = percent(variableShare ?? '0');
  if (share.n === 0n) return 0;
  return typeof price === 'number' ? times(price, share) : null;
}

const loans = {
  amount: {
    label: { fr: 'montant', en: 'amount' },
    isEntered: true,
    read: ({ inputs }, at) => number('money', lentLines(inputs)[at]?.given.amount),
  },
  payment: {
    label: { fr: 'versement mensuel', en: 'monthly payment' },
    read: ({ expected }, at) => number('price', expected.loans[at]?.payment),
  },
  rate: {
    label: { fr: 'taux annuel', en: 'yearly rate' },
    isEntered: true,
    read: ({ inputs }, at) => typed(lentLines(inputs)[at]?.given.rate),
  },
  term: {
    label: { fr: 'durée en mois', en: 'term in months' },
    isEntered: true,
    read: ({ inputs }, at) => number('count', lentLines(inputs)[at]?.given.term),
  },
} as const satisfies Readonly<Record<string, LineFigure>>;
type LoanField = keyof typeof loans;

const offerPlaces = [1, 2, 3, 4, 5, 6] as const;
const loanPlaces = [1, 2, 3] as const;
export type LineId =
  | `offer${(typeof offerPlaces)[number]}.${OfferField}`
  | `loan${(typeof loanPlaces)[number]}.${LoanField}`;

function ofLine(
  what: Bilingual,
  place: number,
  linesIn: (source: FigureSource) => readonly { readonly name?: string | null | undefined }[],
  { label, isEntered, read }: LineFigure,
): FigureDefinition {
  return {
    label: { fr: `${what.fr} ${place}\u00a0: ${label.fr}`, en: `${what.en} ${place}: ${label.en}` },
    ...(isEntered ? { isEntered } : {}),
    nameIn: (source) => linesIn(source)[place - 1]?.name ?? undefined,
    read: (source) => (linesIn(source)[place - 1] ? read(source, place - 1) : undefined),
  };
}

/** The figures of each offer and loan, by position in the form, such as "offer1.price". */
export const lineFigures: readonly (readonly [string, FigureDefinition])[] = [
  ...offerPlaces.flatMap((place) =>
    Object.entries(offers).map(([field, figure]) => {
      const what = { fr: 'offre', en: 'offer' };
      const definition = ofLine(what, place, ({ inputs }) => inputs.offers, figure);
      return [`offer${place}.${field}`, definition] as const;
    }),
  ),
  ...loanPlaces.flatMap((place) =>
    Object.entries(loans).map(([field, figure]) => {
      const what = { fr: 'prêt', en: 'loan' };
      const definition = ofLine(
        what,
        place,
        ({ inputs }) => lentLines(inputs).map(({ given }) => given),
        figure,
      );
      return [`loan${place}.${field}`, definition] as const;
    }),
  ),
];

/** The definitions by field, for the tables of all offers and loans. */
export const lineFigure = { offers, loans } as const;
