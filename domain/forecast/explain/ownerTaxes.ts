import type { Bilingual } from '../../language.ts';
import { fraction, zero } from '../exact.ts';
import type { Entry } from '../ledger.ts';
import { type OwnerTaxYear, quarterOfPayment } from '../rules/ownerTaxes.ts';
import { inMonths } from '../statements/statements.ts';
import { known } from '../unknown.ts';
import { type Context, figurePart, inputAt, inputPart, rulePart } from './context.ts';
import { type Explanation, minusOf, type Part, ruled, splitRule, summed } from './explanation.ts';
import { monthPart } from './months.ts';
import { ownerTaxNames, type TaxPlace, taxPart } from './ownerTaxFigures.ts';
import { explainPersonalTax } from './personalTaxes.ts';

/** Figures of a calendar year, `calendarYear.0.income`. */
export const calendarYearNames = ['income', 'ownerTaxes'] as const;
type CalendarYearName = (typeof calendarYearNames)[number];
const yearLabels: Readonly<Record<CalendarYearName, Bilingual>> = {
  income: { fr: 'bénéfice net de l’année civile', en: 'net income of the calendar year' },
  ownerTaxes: {
    fr: 'impôts et cotisations des propriétaires',
    en: 'taxes and contributions of the owners',
  },
};

/**
 * @returns the explanation of a figure of the owners' taxes. @param name such as "ownerTaxes.0.federal" or
 * "calendarYear.1.income".
 */
export function explainOwnerTaxes(context: Context, name: string): Explanation | undefined {
  const [kind, index = '', field] = name.split('.');
  const figure = context.prefix + name;
  const at = Number(index);
  if (kind === 'calendarYear') {
    const yearName = calendarYearNames.find((one) => one === field);
    return yearName && explainYear(context, figure, at, yearName);
  }
  const count = context.run.prepared.plan.owners.length;
  const [yearAt, owner] = [Math.floor(at / count), at % count];
  const year = context.run.ownerTaxes[yearAt];
  const tax = year?.owners[owner];
  const taxName = ownerTaxNames.find((one) => one === field);
  if (!tax || !taxName) return undefined;
  const place = { context, at, owner, year: year.year, tax };
  if (taxName === 'income') return explainShare(place, figure, yearAt);
  if (taxName === 'losses') return explainLosses(place, figure, yearAt);
  return explainPersonalTax(place, figure, taxName);
}

function explainYear(
  context: Context,
  figure: string,
  yearAt: number,
  name: CalendarYearName,
): Explanation | undefined {
  const year = context.run.ownerTaxes[yearAt];
  if (!year) return undefined;
  const value = yearValue(context, year, name);
  if (name === 'income') {
    const months = Array.from({ length: year.last - year.first + 1 }, (_, at) =>
      monthPart(context, year.first + at, 'netIncome', 1),
    );
    return summed(figure, value, 'money', months);
  }
  const { owners } = year;
  const totals = owners.map((tax, owner) =>
    taxPart({ context, at: yearAt * owners.length + owner, owner, year: year.year, tax }, 'total'),
  );
  return summed(figure, value, 'money', totals);
}

function yearValue(context: Context, year: OwnerTaxYear, name: CalendarYearName): number | null {
  if (name === 'ownerTaxes') return year.unknown === known ? year.total : null;
  const { value, unknown } = inMonths(context.statements.flows.netIncome, year);
  return unknown === known ? value : null;
}

function yearPart(
  context: Context,
  yearAt: number,
  name: CalendarYearName,
  sign: 1 | -1 = 1,
): Part {
  const year = context.run.ownerTaxes[yearAt];
  const { fr, en } = yearLabels[name];
  const label = { fr: `${fr} ${year?.year ?? ''}`, en: `${en}, ${year?.year ?? ''}` };
  const value = year ? yearValue(context, year, name) : 0;
  return figurePart(context, `calendarYear.${yearAt}.${name}`, value, label, 'money', sign);
}

/** The income is split with cumulative rounding, in the order of the owners. */
function explainShare(place: TaxPlace, figure: string, yearAt: number): Explanation {
  const { context, owner, tax } = place;
  const { owners } = context.run.prepared.plan;
  const { upTo = zero } = owners[owner] ?? {};
  const before = owners[owner - 1]?.upTo ?? zero;
  const path = `owners.${owner}.share`;
  const share =
    inputAt(context.inputs, path) === null
      ? rulePart({ fr: 'part égale', en: 'equal share' }, `1/${owners.length}`, 'text')
      : inputPart(context, path, 'ratio');
  const income = yearPart(context, yearAt, 'income');
  // Without a share, the income does not matter, known or not.
  if (upTo.n * before.d === before.n * upTo.d) {
    return ruled(
      figure,
      0,
      'money',
      { ...splitRule('{0}', '0', '', [before, upTo]), arithmetic: '0' },
      [share],
    );
  }
  const rule = splitRule('{1}', '{0}', '', [before, upTo]);
  const value = tax.unknown.income === known ? tax.income : null;
  return ruled(figure, value, 'money', rule, [income, share]);
}

function explainLosses(
  { context, at, tax }: TaxPlace,
  figure: string,
  yearAt: number,
): Explanation {
  const earlier = context.run.ownerTaxes[yearAt - 1];
  const { owners } = context.run.prepared.plan;
  const owner = at % owners.length;
  const before = earlier?.owners[owner];
  if (!earlier || !before) {
    const none = rulePart({ fr: 'pertes du départ', en: 'losses at the start' }, 0, 'money');
    return ruled(figure, 0, 'money', '{0}', [none]);
  }
  const place = { context, at: at - owners.length, owner, year: earlier.year, tax: before };
  const value = tax.unknown.losses === known ? tax.losses : null;
  const parts = [taxPart(place, 'losses'), taxPart(place, 'income')];
  return ruled(figure, value, 'money', 'max(0, {0} − {1})', parts);
}

/** @returns the explanation of a payment of the owners' taxes; undefined for other postings. */
export function explainOwnerTaxPayment(
  context: Context,
  { source: { rule, item }, month, account }: Entry,
  figure: string,
  value: number,
): Explanation | undefined {
  if (rule === 'ownerTaxInstalment') {
    const quarter = BigInt(quarterOfPayment(context.run.prepared.plan, month));
    const due = yearPart(context, item, 'ownerTaxes');
    const upTo = [fraction(quarter, 4n), fraction(quarter + 1n, 4n)] as const;
    const share = rulePart(
      { fr: 'part de chaque acompte', en: 'share of each instalment' },
      0.25,
      'ratio',
    );
    return ruled(figure, value, 'money', splitRule('{1}', '{0}', minusOf(value), upTo), [
      due,
      share,
    ]);
  }
  if (rule !== 'ownerTaxRest') return undefined;
  const sign = account === 'ownerTaxes' ? 1 : -1;
  const paid = item === 0 ? [] : [instalmentsPart(context, item - 1, sign === 1 ? -1 : 1)];
  return summed(figure, value, 'money', [yearPart(context, item, 'ownerTaxes', sign), ...paid]);
}

/** Instalments are the taxes of the year before. */
function instalmentsPart(context: Context, yearAt: number, sign: 1 | -1): Part {
  const label = { fr: 'acomptes déjà versés', en: 'instalments already paid' };
  return { ...yearPart(context, yearAt, 'ownerTaxes', sign), label };
}
