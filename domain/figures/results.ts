import { figureLabels, labelOf } from '../forecast/explain/labels.ts';
import type { Bilingual } from '../language.ts';
import { type FigureDefinition, periodOfYear } from './definition.ts';
import type { Figure } from './figures.ts';
import {
  type FigureSource,
  ifAny,
  monthAfterStart,
  never,
  number,
  outOfReach,
  words,
} from './source.ts';

const label = (field: string) => labelOf(figureLabels, field);
const breakEven = (
  source: FigureSource,
  pick: (found: FigureSource['expected']['breakEven']) => Figure,
) => ifAny(source.expected, 'breakEven', pick(source.expected.breakEven), outOfReach);
/** A twelfth of a yearly number, rounded up. */
const aMonth = (year: number | null) => (year === null ? null : Math.ceil(year / 12));
const yearOne = periodOfYear(1);

/** Figures on break-even, cash, scenarios and the stress test. */
export const resultFigures = {
  'breakEven.revenue': {
    label: { fr: 'seuil de rentabilité, en ventes par année', en: 'break-even in sales a year' },
    period: yearOne,
    read: (source) => breakEven(source, ({ revenue }) => number('money', revenue)),
  },
  'breakEven.revenueMonth': {
    label: { fr: 'seuil de rentabilité, en ventes par mois', en: 'break-even in sales a month' },
    period: yearOne,
    read: (source) => breakEven(source, ({ revenue }) => number('money', aMonth(revenue))),
  },
  'breakEven.units': {
    label: { fr: 'seuil de rentabilité, en unités par année', en: 'break-even in units a year' },
    period: yearOne,
    read: (source) => breakEven(source, ({ units }) => number('count', units)),
  },
  'breakEven.unitsMonth': {
    label: { fr: 'seuil de rentabilité, en unités par mois', en: 'break-even in units a month' },
    period: yearOne,
    read: (source) => breakEven(source, ({ units }) => number('count', aMonth(units))),
  },
  'breakEven.month': {
    label: {
      fr: 'mois à partir duquel les bénéfices accumulés ne sont plus négatifs',
      en: 'month from which accumulated earnings are no longer negative',
    },
    read: (source) => {
      const { expected } = source;
      const month = words(monthAfterStart(source, expected.breakEven.month));
      return ifAny(expected, 'breakEven', month, never);
    },
  },
  'breakEven.payingYou.revenue': {
    label: {
      fr: 'ventes d’une année qui paient aussi les propriétaires et remboursent le capital des prêts',
      en: 'sales of a year that also pay the owners and pay back the principal of the loans',
    },
    period: yearOne,
    read: (source) => breakEven(source, ({ payingYou }) => number('money', payingYou.revenue)),
  },
  'breakEven.payingYou.units': {
    label: {
      fr: 'unités d’une année qui paient aussi les propriétaires et remboursent le capital des prêts',
      en: 'units of a year that also pay the owners and pay back the principal of the loans',
    },
    period: yearOne,
    read: (source) => breakEven(source, ({ payingYou }) => number('count', payingYou.units)),
  },
  lowestCash: {
    label: label('lowestCash'),
    read: ({ expected }) => number('money', expected.lowestCash.amount),
  },
  'lowestCash.month': {
    label: { fr: 'mois de l’encaisse la plus basse', en: 'month of the lowest cash' },
    read: (source) => words(monthAfterStart(source, source.expected.lowestCash.m)),
  },
  creditLinePeak: {
    label: label('creditLinePeak'),
    read: ({ inputs, expected }) =>
      inputs.creditLine ? number('money', expected.creditLinePeak.amount) : undefined,
  },
  'creditLinePeak.month': {
    label: {
      fr: 'mois où la marge de crédit est le plus utilisée',
      en: 'month in which the line of credit is used most',
    },
    read: (source) =>
      source.inputs.creditLine
        ? words(monthAfterStart(source, source.expected.creditLinePeak.m))
        : undefined,
  },
  workingCapitalNeeded: {
    label: label('workingCapitalNeeded'),
    read: ({ expected }) => number('money', expected.workingCapitalNeeded),
  },
  'prudent.revenue.y1': ofScenario('prudent', 'revenue'),
  'prudent.netIncome.y1': ofScenario('prudent', 'netIncome'),
  'prudent.lowestCash': ofScenario('prudent', 'lowestCash'),
  'ambitious.revenue.y1': ofScenario('ambitious', 'revenue'),
  'ambitious.netIncome.y1': ofScenario('ambitious', 'netIncome'),
  'ambitious.lowestCash': ofScenario('ambitious', 'lowestCash'),
  'stress.lowestCash': {
    label: {
      fr: 'encaisse la plus basse si tout va mal à la fois',
      en: 'lowest cash if everything goes wrong at once',
    },
    read: ({ expected }) =>
      number('money', expected.stress.find(({ id }) => id === 'all')?.lowestCash.amount),
  },
} as const satisfies Readonly<Record<string, FigureDefinition>>;

function ofScenario(
  scenario: 'prudent' | 'ambitious',
  field: 'revenue' | 'netIncome' | 'lowestCash',
): FigureDefinition {
  const names: Bilingual =
    scenario === 'prudent'
      ? { fr: 'scénario prudent', en: 'prudent scenario' }
      : { fr: 'scénario ambitieux', en: 'ambitious scenario' };
  const { fr, en } = label(field);
  const named = { fr: `${fr}, ${names.fr}`, en: `${en}, ${names.en}` };
  if (field === 'lowestCash') {
    return {
      label: named,
      read: ({ forecasts }) => number('money', forecasts[scenario].lowestCash.amount),
    };
  }
  return {
    label: named,
    period: yearOne,
    read: ({ forecasts }) => number('money', forecasts[scenario].years[0]?.[field]),
  };
}
