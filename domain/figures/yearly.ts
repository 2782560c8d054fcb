import { figureLabels, labelOf } from '../forecast/explain/labels.ts';
import { flowSubtotal } from '../forecast/explain/subtotals.ts';
import type { ForecastYear } from '../forecast/outputs.ts';
import type { Bilingual } from '../language.ts';
import { type FigureDefinition, periodOfYear } from './definition.ts';
import type { Figure } from './figures.ts';
import { type FigureSource, ifAny, noDebt, number, shareOf, sum } from './source.ts';

type OfYear = (year: ForecastYear, source: FigureSource) => Figure;
const money =
  (field: keyof ForecastYear & string): OfYear =>
  (year) =>
    number('money', year[field] as number | null);
const times =
  (field: 'dscr' | 'dscrAfterDrawings'): OfYear =>
  (year, { expected }) =>
    ifAny(expected, field, number('times', year[field]), noDebt);
const grossMargin = (year: ForecastYear) => flowSubtotal(year, 'grossMargin');

const fields = {
  revenue: money('revenue'),
  directCosts: money('directCosts'),
  variableCosts: money('variableCosts'),
  grossMargin: (year) => number('money', grossMargin(year)),
  grossMarginRate: (year) => number('percent', shareOf(grossMargin(year), year.revenue)),
  wages: money('wages'),
  employerCharges: money('employerCharges'),
  wagesAndCharges: (year) => number('money', sum(year.wages, year.employerCharges)),
  fixedCosts: money('fixedCosts'),
  depreciation: money('depreciation'),
  interest: money('interest'),
  incomeTax: money('incomeTax'),
  netIncome: money('netIncome'),
  drawings: money('drawings'),
  dividends: money('dividends'),
  ownerTaxes: money('ownerTaxes'),
  salesTaxPaid: money('salesTaxPaid'),
  loanPayments: money('loanPayments'),
  closingCash: money('closingCash'),
  ebitda: money('ebitda'),
  ebitdaWithGrants: money('ebitdaWithGrants'),
  debtService: money('debtService'),
  dscrAfterDrawings: times('dscrAfterDrawings'),
  dscr: times('dscr'),
  units: (year) => number('count', sum(...Object.values(year.units))),
} as const satisfies Readonly<Record<string, OfYear>>;
type YearlyField = keyof typeof fields;

const ownLabels: Partial<Readonly<Record<YearlyField, Bilingual>>> = {
  grossMarginRate: {
    fr: 'marge brute, en part des revenus',
    en: 'gross margin as a share of revenue',
  },
  wagesAndCharges: {
    fr: 'salaires et cotisations de l’employeur',
    en: 'wages and employer contributions',
  },
};

const planYears = [1, 2, 3] as const;
type PlanYear = (typeof planYears)[number];
export type YearlyId = `${YearlyField}.y${PlanYear}`;

function ofYear(field: YearlyField, year: PlanYear): FigureDefinition {
  const read: OfYear = fields[field];
  return {
    label: ownLabels[field] ?? labelOf(figureLabels, field),
    period: periodOfYear(year),
    read: (source) => {
      const found = source.expected.years[year - 1];
      return found && read(found, source);
    },
  };
}

/** The figures of each year of the plan, such as "revenue.y1". */
export const yearlyFigures: readonly (readonly [string, FigureDefinition])[] = (
  Object.keys(fields) as YearlyField[]
).flatMap((field) => planYears.map((year) => [`${field}.y${year}`, ofYear(field, year)] as const));
