import { takenByOwners } from '../forecast/checks/owners.ts';
import { lentLines } from '../forecast/defaults/lent.ts';
import { figureLabels, labelOf } from '../forecast/explain/labels.ts';
import { type FigureDefinition, periodOfYear } from './definition.ts';
import {
  type FigureSource,
  ifAny,
  monthAfterStart,
  never,
  number,
  type StartLine,
  totalOf,
  typed,
  words,
} from './source.ts';

/** @returns whether a source is paid back: a loan or a repayable grant. */
function lentIn(inputs: FigureSource['inputs']) {
  const paths = new Set(lentLines(inputs).map(({ path }) => `${path}.amount`));
  return ({ path }: StartLine) => paths.has(path);
}

/** Figures on the opening, tax registration, start-up money, fixed costs, the owner's pay and the minimum cash. */
export const startFigures = {
  opening: {
    label: { fr: 'mois d’ouverture', en: 'opening month' },
    isEntered: true,
    read: (source) => words(monthAfterStart(source, 1)),
  },
  registration: {
    label: { fr: 'inscription à la TPS et à la TVQ', en: 'GST and QST registration' },
    read: (source) => {
      const month = words(monthAfterStart(source, source.expected.registeredMonth));
      return ifAny(source.expected, 'registeredMonth', month, never);
    },
  },
  'fixedCosts.month': {
    label: { fr: 'coûts fixes d’un mois moyen', en: 'fixed costs of an average month' },
    period: periodOfYear(1),
    read: ({ expected }) => {
      const year = expected.years[0]?.fixedCosts ?? null;
      return number('money', year === null ? null : Math.round(year / 12));
    },
  },
  'startupCosts.y1': {
    label: labelOf(figureLabels, 'startupCosts'),
    period: periodOfYear(1),
    read: ({ expected }) => number('money', expected.years[0]?.startupCosts),
  },
  'ownerPay.month': {
    label: { fr: 'rémunération du propriétaire, par mois', en: 'owner’s pay a month' },
    isEntered: true,
    read: ({ inputs }) => {
      const taken = takenByOwners(inputs);
      return taken === undefined ? undefined : number('money', taken);
    },
  },
  'personalNeed.month': {
    label: { fr: 'besoin personnel, par mois', en: 'personal need a month' },
    isEntered: true,
    read: ({ inputs }) =>
      inputs.personalNeed == null ? undefined : number('money', inputs.personalNeed),
  },
  minimumCash: {
    label: { fr: 'encaisse à garder en tout temps', en: 'cash to keep at all times' },
    isEntered: true,
    read: ({ inputs }) =>
      inputs.minimumCash == null ? undefined : number('money', inputs.minimumCash),
  },
  'creditLine.limit': {
    label: { fr: 'limite de la marge de crédit', en: 'limit of the line of credit' },
    isEntered: true,
    read: ({ inputs: { creditLine } }) =>
      creditLine ? number('money', creditLine.limit) : undefined,
  },
  'creditLine.rate': {
    label: { fr: 'taux annuel de la marge de crédit', en: 'yearly rate of the line of credit' },
    isEntered: true,
    read: ({ inputs: { creditLine } }) => (creditLine ? typed(creditLine.rate) : undefined),
  },
  'uses.total': {
    label: { fr: 'total des utilisations au départ', en: 'total uses at the start' },
    read: ({ start }) => number('money', totalOf(start.uses)),
  },
  'sources.total': {
    label: { fr: 'total des sources au départ', en: 'total sources at the start' },
    read: ({ start }) => number('money', totalOf(start.sources)),
  },
  'sources.own': {
    label: { fr: 'mise de fonds au départ', en: 'owner’s contribution at the start' },
    read: ({ start }) => number('money', totalOf(start.sources, 'capital')),
  },
  'sources.loans': {
    label: { fr: 'prêts reçus au départ', en: 'loans received at the start' },
    read: ({ start, inputs }) => {
      const isLent = lentIn(inputs);
      return number('money', totalOf(start.sources.filter((line) => isLent(line))));
    },
  },
  'sources.grants': {
    label: { fr: 'subventions reçues au départ', en: 'grants received at the start' },
    read: ({ start, inputs }) => {
      const isLent = lentIn(inputs);
      return number(
        'money',
        totalOf(
          start.sources.filter((line) => !isLent(line)),
          'grants',
        ),
      );
    },
  },
  gap: {
    label: {
      fr: 'ce qui reste des sources une fois les utilisations payées',
      en: 'what is left of the sources once the uses are paid',
    },
    read: ({ expected }) => number('money', expected.sourcesAndUses.gap),
  },
} as const satisfies Readonly<Record<string, FigureDefinition>>;
