import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { monthName, years } from '../calendar.ts';
import type { Quarter } from '../rules/remittance.ts';
import { inYear } from '../statements/statements.ts';
import { known } from '../unknown.ts';
import { purchaseRules } from './accounts.ts';
import { type Context, figurePart, legalRatePart, postingPart, rulePart } from './context.ts';
import { type Explanation, type Part, ruled, summed } from './explanation.ts';
import { figureLabels, labelOf } from './labels.ts';

/**
 * @returns the explanation of a figure behind a tax: the income or losses of a year, or an amount of a sales tax
 * quarter.
 */
export function explainTaxBase(context: Context, name: string): Explanation | undefined {
  const figure = context.prefix + name;
  const [kind, which = '', lastName = '', field = ''] = name.split('.');
  if (kind === 'income') {
    const sum = (field: 'netIncome' | 'incomeTax') => yearPart(context, Number(which), field);
    const income = incomeBefore(context, Number(which));
    return summed(figure, income, 'money', [sum('netIncome'), sum('incomeTax')]);
  }
  if (kind === 'losses') {
    const year = Number(which);
    const parts = [
      year === 1
        ? rulePart({ fr: 'pertes du départ', en: 'losses at the start' }, 0, 'money')
        : figurePart(context, `losses.${year - 1}`, lossesBefore(context, year - 1), {
            fr: 'pertes reportées avant',
            en: 'losses carried before',
          }),
      figurePart(context, `income.${year - 1}`, incomeBefore(context, year - 1), {
        fr: 'bénéfice de l’année précédente',
        en: 'income of the year before',
      }),
    ];
    return ruled(figure, lossesBefore(context, year), 'money', 'max(0, {0} − {1})', parts);
  }
  if (kind !== 'quarter') return undefined;
  const quarter = context.run.quarters.find(
    (one) => one.tax === which && one.last === Number(lastName),
  );
  if (!quarter) return undefined;
  const ofQuarter = context.entries.filter(
    ({ account, month }) => account === which && month >= quarter.first && month <= quarter.last,
  );
  const parts = (rules: readonly string[], sign: 1 | -1) =>
    ofQuarter
      .filter(({ source }) => rules.includes(source.rule))
      .map((entry): Part => ({ ...postingPart(context, entry), sign }));
  const amount = (name: QuarterField) => quarterAmount(quarter, name);
  if (field === 'collected')
    return summed(figure, amount('collected'), 'money', parts(['sale'], 1));
  if (field === 'credits') {
    const bought = parts(purchaseRules, -1);
    return summed(figure, amount('credits'), 'money', bought);
  }
  if (!quarter.quick) return undefined;
  const { reduced } = quarter.quick;
  if (field === 'sales') {
    const billed = context.entries.filter(
      ({ account, month, source }) =>
        source.rule === 'sale' &&
        month >= quarter.first &&
        month <= quarter.last &&
        (account === 'revenue' || account === which) &&
        context.run.taxes.registration.isRegistered[month] === true &&
        context.run.prepared.plan.offers[source.item]?.taxStatus === 'taxable',
    );
    return summed(
      figure,
      amount('sales'),
      'money',
      billed.map((entry) => postingPart(context, entry)),
    );
  }
  const reduction = inForce(
    constants.quickMethod,
    `${monthName(context.run.prepared.plan.start + quarter.last)}-01`,
  );
  return ruled(figure, amount('due'), 'money', '{0} × {1} − {2} × {3}', [
    legalRatePart(context, which === 'gst' ? 'salesTax.quickGst' : 'salesTax.quickQst'),
    figurePart(context, `quarter.${which}.${lastName}.sales`, amount('sales'), {
      fr: 'ventes taxables, taxe comprise',
      en: 'taxable sales with the tax',
    }),
    {
      label: { fr: 'réduction', en: 'reduction' },
      value: reduction.value.reduction.rate,
      unit: 'percent',
      origin: { kind: 'rate', year: Number(reduction.from.slice(0, 4)), source: reduction.page },
    },
    {
      label: { fr: 'premières ventes de l’année', en: 'first sales of the year' },
      value: quarter.unknown.due === known ? reduced : null,
      unit: 'money',
      origin: { kind: 'rate', year: Number(reduction.from.slice(0, 4)), source: reduction.page },
    },
  ]);
}

export type QuarterField = 'collected' | 'credits' | 'sales' | 'due';

/** @returns an amount of a sales tax quarter; null if unknown, or if the quick method does not apply. */
export function quarterAmount(quarter: Quarter, field: QuarterField): number | null {
  const { unknown, quick } = quarter;
  const amount = field === 'sales' || field === 'due' ? quick?.[field] : quarter[field];
  const reasons = unknown[field === 'sales' ? 'collected' : field];
  return reasons === known ? (amount ?? null) : null;
}

/** @returns the income of a year before income tax; null if it or the tax is unknown. */
export function incomeBefore({ run, statements }: Context, year: number): number | null {
  const { netIncome, incomeTax } = statements.flows;
  const unknown = inYear(netIncome, year).unknown | inYear(incomeTax, year).unknown;
  return unknown === known ? (run.incomeTax[year]?.income ?? 0) : null;
}

/** @returns the losses carried into a year; null if the income of an earlier year is unknown. */
export function lossesBefore(context: Context, year: number): number | null {
  const earlier = years.filter((_, at) => at < year).map((_, at) => incomeBefore(context, at));
  return earlier.includes(null) ? null : (context.run.incomeTax[year]?.losses ?? 0);
}

function yearPart(context: Context, year: number, field: 'netIncome' | 'incomeTax'): Part {
  const { value, unknown } = inYear(context.statements.flows[field], year);
  const sum = unknown === known ? value : null;
  return figurePart(context, `years.${year}.${field}`, sum, labelOf(figureLabels, field));
}
