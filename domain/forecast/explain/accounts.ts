import type { Bilingual } from '../../language.ts';
import { lastMonth, monthCount, years } from '../calendar.ts';
import { monthIn } from '../checks/figures.ts';
import type { Run } from '../compute.ts';
import type { Forecast } from '../outputs.ts';
import { known, type Unknown } from '../unknown.ts';
import { type Context, figurePart, postingPart } from './context.ts';
import { type Explanation, type Part, summed } from './explanation.ts';
import { figureLabels, labelOf } from './labels.ts';
import { monthPart } from './months.ts';

/** The rules of purchases whose taxes may be recovered. */
export const purchaseRules = ['purchase', 'variableShare', 'fixed', 'startup', 'asset'] as const;

const taxFields = {
  collectedGst: ['gst', ['sale'], 1],
  collectedQst: ['qst', ['sale'], 1],
  creditsGst: ['gst', purchaseRules, -1],
  creditsQst: ['qst', purchaseRules, -1],
  gainGst: ['gst', ['quickGain'], -1],
  gainQst: ['qst', ['quickGain'], -1],
} as const;
export type TaxField = keyof typeof taxFields;
export const taxFieldNames = Object.keys(taxFields) as TaxField[];
/**
 * Amounts of a month in cents: tax collected, tax claimable as credits, and tax kept under the quick method; null if
 * unknown.
 */
export type TaxMonth = Readonly<Record<TaxField, number | null>>;

/**
 * The sales tax account by month. The opening balance, the closing balance and the payments are in the statements:
 * closing balance = opening balance + collected − credits − kept under the quick method − paid.
 */
export function salesTaxAccount({ taxes, quarters }: Run): TaxMonth[] {
  return Array.from({ length: monthCount }, (_, m) => {
    const figure = (value: number | undefined, unknown: Unknown | undefined) =>
      (unknown ?? known) === known ? (value ?? 0) : null;
    const of = (tax: 'gst' | 'qst') => {
      const { collected, credits, unknownCollected, unknownCredits } = taxes.months[tax];
      const quarter = quarters.find((one) => one.tax === tax && one.last === m && one.quick);
      const kept = quarter?.quick ? quarter.collected - quarter.quick.due : 0;
      return {
        collected: figure(collected[m], unknownCollected[m]),
        credits: figure(credits[m], unknownCredits[m]),
        gain: quarter ? figure(kept, quarter.unknown.due) : 0,
      };
    };
    const [gst, qst] = [of('gst'), of('qst')];
    return {
      collectedGst: gst.collected,
      collectedQst: qst.collected,
      creditsGst: gst.credits,
      creditsQst: qst.credits,
      gainGst: gst.gain,
      gainQst: qst.gain,
    };
  });
}

/** @returns the sum for a year in cents; null if any month is unknown. */
export function salesTaxYear(months: readonly TaxMonth[], year: number, field: TaxField) {
  const { first, last } = years[year] ?? { first: 0, last: lastMonth };
  return total(months.slice(first, last + 1).map((month) => month[field]));
}

/**
 * @returns the explanation of a figure of the sales tax account. @param figure such as "salesTax.3.creditsGst" or
 * "salesTaxYears.0.gainQst".
 */
export function explainTaxAccount(context: Context, figure: string): Explanation | undefined {
  const [kind, which = '', name = ''] = figure.split('.');
  if (!(name in taxFields)) return undefined;
  const field = name as TaxField;
  const account = salesTaxAccount(context.run);
  const full = context.prefix + figure;
  if (kind === 'salesTaxYears') {
    const { first, last } = years[Number(which)] ?? { first: 0, last: -1 };
    const parts = account.slice(first, last + 1).flatMap((month, at) => {
      const { label } = monthPart(context, first + at, field, 1);
      return month[field] === 0
        ? []
        : [figurePart(context, `salesTax.${first + at}.${field}`, month[field], label)];
    });
    return summed(full, salesTaxYear(account, Number(which), field), 'money', parts);
  }
  const value = account[Number(which)]?.[field];
  if (value === undefined) return undefined;
  const [tax, rules, sign] = taxFields[field];
  const parts = (context.byMonth[Number(which)] ?? [])
    .filter(
      ({ account: posted, source }) =>
        posted === tax && (rules as readonly string[]).includes(source.rule),
    )
    .map((entry): Part => ({ ...postingPart(context, entry), sign }));
  return summed(full, value, 'money', parts);
}

export type LoanFlow = 'interest' | 'principal';

/** @returns the interest or principal paid on a loan in a year, in cents; null if any payment is unknown. */
export function loanYear(
  { schedule }: Forecast['loans'][number],
  year: number,
  field: LoanFlow,
): number | null {
  if (!schedule) return null;
  const { first, last } = years[year] ?? { first: 0, last: lastMonth };
  return total(schedule.filter(({ m }) => m >= first && m <= last).map((row) => row[field]));
}

/** @returns the index, month and amount of a loan's schedule rows in a year; the amount is null if unknown. */
function rowsOfYear({ run }: Context, loan: number, year: number, field: LoanFlow) {
  const { first, last } = years[year] ?? { first: 0, last: -1 };
  const rows = run.prepared.loans[loan]?.rows ?? [];
  return rows.flatMap((row, at) => {
    if (row.m < first || row.m > last) return [];
    return [{ at, m: row.m, value: row.unknown[field] === known ? row[field] : null }];
  });
}

function loanFlowLabel(field: LoanFlow): Bilingual {
  return labelOf(figureLabels, field === 'interest' ? 'loanInterest' : field);
}

/** @returns the amounts of all loans in a year, one part for each loan and field. */
export function loanYearParts(context: Context, year: number, fields: readonly LoanFlow[]): Part[] {
  return context.run.prepared.plan.loans.flatMap((_, loan) =>
    fields.map((field) => loanYearPart(context, loan, year, field)),
  );
}

function loanYearPart(context: Context, loan: number, year: number, field: LoanFlow): Part {
  const { fr, en } = loanFlowLabel(field);
  const name = context.run.prepared.plan.loans[loan]?.name ?? '';
  const label = name === '' ? { fr, en } : { fr: `${fr} · ${name}`, en: `${en} · ${name}` };
  const value = total(rowsOfYear(context, loan, year, field).map((row) => row.value));
  return figurePart(context, `loanYears.${loan}.${year}.${field}`, value, label);
}

/**
 * @returns what is paid on all loans in a year: the parts of `loanYearParts`, or those of each payment for a loan that
 * capitalises interest in that year.
 */
export function debtServiceParts(context: Context, year: number): Part[] {
  const { plan, loans } = context.run.prepared;
  return plan.loans.flatMap((_, loan) => {
    const capitalised = loans[loan]?.capitalised ?? 0;
    return (['interest', 'principal'] as const).flatMap((field) => {
      const rows = rowsOfYear(context, loan, year, field);
      const paid = rows.filter(({ at }) => at >= capitalised);
      return paid.length === rows.length
        ? loanYearPart(context, loan, year, field)
        : rowParts(context, loan, field, paid);
    });
  });
}

/**
 * @returns the explanation of a yearly loan figure. @param figure such as "loanYears.0.1.interest", with the indexes of
 * the loan and the year.
 */
export function explainLoanYear(context: Context, figure: string): Explanation | undefined {
  const [, loan = '', year = '', name = ''] = figure.split('.');
  if (!context.run.prepared.loans[Number(loan)]) return undefined;
  if (name !== 'interest' && name !== 'principal') return undefined;
  const rows = rowsOfYear(context, Number(loan), Number(year), name);
  const parts = rowParts(context, Number(loan), name, rows);
  return summed(context.prefix + figure, total(parts.map(amountOf)), 'money', parts);
}

function rowParts(
  context: Context,
  loan: number,
  field: LoanFlow,
  rows: ReturnType<typeof rowsOfYear>,
): Part[] {
  const label = loanFlowLabel(field);
  return rows.map(({ at, m, value }) => {
    const { fr, en } = monthIn(context.run.prepared.plan.start + m);
    const dated = { fr: `${label.fr}, ${fr}`, en: `${label.en}, ${en}` };
    return figurePart(context, `loans.${loan}.schedule.${at}.${field}`, value, dated);
  });
}

function amountOf({ value }: Part): number | null {
  return value === null ? null : Number(value);
}

function total(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}
