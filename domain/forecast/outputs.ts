import * as z from 'zod/mini';
import { mostModules } from '../mostModules.ts';
import { longestTerm, mostChecks, mostLines, mostMissing, mostOwners } from './bounds.ts';
import { monthCount } from './calendar.ts';
import { scenarios, stressTests } from './scenario.ts';

const figure = z.nullable(z.number());

/** Monthly amounts in cents, which add up over a year. `grantIncome` is a part of `otherIncome`. */
export const flowNames = [
  'revenue',
  'otherIncome',
  'grantIncome',
  'directCosts',
  'variableCosts',
  'wages',
  'employerCharges',
  'fixedCosts',
  'startupCosts',
  'badDebts',
  'cardFees',
  'depreciation',
  'interest',
  'incomeTax',
  'netIncome',
  'cashFromCustomers',
  'cashToSuppliers',
  'cashToStaff',
  'salesTaxPaid',
  'incomeTaxPaid',
  'cashForAssets',
  'cashFromOwner',
  'drawings',
  'dividends',
  'ownerTaxes',
  'cashFromLoans',
  'loanPayments',
  'grantsReceived',
  'creditLineDrawn',
  'creditLineRepaid',
] as const;
/** Balances in cents at the end of a month. */
export const balanceNames = [
  'cash',
  'receivables',
  'inventory',
  'deposits',
  'fixedAssets',
  'payables',
  'salesTaxPayable',
  'payrollPayable',
  'incomeTaxPayable',
  'deferredRevenue',
  'creditLine',
  'loans',
  'ownerCapital',
  'retainedEarnings',
] as const;
/** Totals of the classified balance sheet in cents at the end of a month. */
export const classifiedNames = [
  'currentAssets',
  'longTermAssets',
  'totalAssets',
  'principalDue',
  'currentDebts',
  'longTermDebts',
  'equity',
] as const;
export type Classified = (typeof classifiedNames)[number];
export type Flow = (typeof flowNames)[number];
export type Balance = (typeof balanceNames)[number];

/** Ratios of a year: multiples, percentages of revenue or days, with two decimals; `tangibleNetWorth` is in cents. */
export const ratioNames = [
  'current',
  'quick',
  'debtToEquity',
  'tangibleNetWorth',
  'grossMargin',
  'wagesShare',
  'goodsShare',
  'receivableDays',
  'stockDays',
  'payableDays',
] as const;
export type RatioName = (typeof ratioNames)[number];

const figuresOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, figure])) as Record<Name, typeof figure>;
const flows = figuresOf(flowNames);
const balances = figuresOf([...balanceNames, ...classifiedNames]);

/** Units sold, by offer id. */
const units = z.record(z.string(), figure);

const month = z.strictObject({
  m: z.number(),
  month: z.string(),
  units,
  ...flows,
  ...balances,
});
const year = z.strictObject({
  units,
  ...flows,
  closingCash: figure,
  ebitda: figure,
  ebitdaWithGrants: figure,
  debtService: figure,
  dscr: figure,
  dscrAfterDrawings: figure,
  dscrAfterOwners: figure,
  ratios: z.strictObject(figuresOf(ratioNames)),
});
const loan = z.strictObject({
  id: z.string(),
  payment: figure,
  schedule: z.nullable(
    z
      .array(
        z.strictObject({ m: z.number(), interest: figure, principal: figure, balance: figure }),
      )
      .check(z.maxLength(longestTerm)),
  ),
});
const line = z.strictObject({ id: z.string(), amount: figure });
/** An owner's taxes on the income of a calendar year; amounts in cents. `owner` is the id of the line. */
const ownerTax = z.strictObject({
  owner: z.string(),
  year: z.number(),
  income: figure,
  qpp: figure,
  qpip: figure,
  hsf: figure,
  federal: figure,
  quebec: figure,
  total: figure,
});
/** The calendar years that may end within the plan. */
const mostCalendarYears = 4;
const sales = { revenue: figure, units: figure };
const amountInMonth = z.strictObject({ amount: figure, m: figure });
const bilingual = z.strictObject({ fr: z.string(), en: z.string() });

export const severities = ['blocking', 'warning', 'note'] as const;

/** A problem found in the project, with its severity, the modules concerned and where to fix it. */
export const checkSchema = z.strictObject({
  id: z.string(),
  severity: z.enum(severities),
  modules: z.array(z.string()).check(z.maxLength(mostModules)),
  text: bilingual,
  mendAt: z.strictObject({ module: z.string(), question: z.optional(z.string()) }),
});
export type Check = z.infer<typeof checkSchema>;
export const checksSchema = z.array(checkSchema).check(z.maxLength(mostChecks));

/** @returns at most `mostChecks` checks, the most severe first. */
export function worstFirst(checks: readonly Check[]): Check[] {
  return checks
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
    .slice(0, mostChecks);
}

const unknown = z.strictObject({
  figure: z.string(),
  because: z.array(z.string()).check(z.maxLength(mostMissing)),
});
const startLines = z.array(line).check(z.maxLength(5 * mostLines));

/**
 * The computed forecast. Amounts are in cents (docs/forecast.md). A figure is null if it is
 * unknown, and so listed in `unknown`, or if it does not exist: `dscr` without a debt, a break-even out of reach,
 * `creditLinePeak` without a line of credit, or `registeredMonth` if the business never registers.
 */
export const forecastSchema = z.strictObject({
  scenario: z.enum(scenarios),
  registeredMonth: figure,
  ratesYear: z.number(),
  unknown: z.array(unknown).check(z.maxLength(3 * (flowNames.length + balanceNames.length))),
  months: z.array(month).check(z.maxLength(monthCount)),
  years: z.array(year).check(z.maxLength(3)),
  loans: z.array(loan).check(z.maxLength(2 * mostLines)),
  ownerTaxes: z.array(ownerTax).check(z.maxLength(mostOwners * mostCalendarYears)),
  sourcesAndUses: z.strictObject({ sources: startLines, uses: startLines, gap: figure }),
  breakEven: z.strictObject({ ...sales, month: figure, payingYou: z.strictObject(sales) }),
  lowestCash: amountInMonth,
  creditLinePeak: amountInMonth,
  workingCapitalNeeded: figure,
  ownShare: figure,
  checks: checksSchema,
  stress: z
    .array(
      z.strictObject({
        id: z.enum(stressTests),
        lowestCash: amountInMonth,
        dscr: z.array(figure).check(z.maxLength(3)),
        dscrAfterOwners: z.array(figure).check(z.maxLength(3)),
      }),
    )
    .check(z.maxLength(stressTests.length)),
});
export type Forecast = z.infer<typeof forecastSchema>;
export type ForecastMonth = z.infer<typeof month>;
export type ForecastYear = z.infer<typeof year>;
