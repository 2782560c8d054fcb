import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { monthName, years } from '../calendar.ts';
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
    const { income = 0 } = context.run.incomeTax[Number(which)] ?? {};
    const sum = (field: 'netIncome' | 'incomeTax') => yearPart(context, Number(which), field);
    return summed(figure, income, 'money', [sum('netIncome'), sum('incomeTax')]);
  }
  if (kind === 'losses') {
    const year = Number(which);
    const before = context.run.incomeTax[year - 1];
    const { losses = 0 } = context.run.incomeTax[year] ?? {};
    const parts = [
      year === 1
        ? rulePart({ fr: 'pertes du départ', en: 'losses at the start' }, 0, 'money')
        : figurePart(context, `losses.${year - 1}`, before?.losses ?? 0, {
            fr: 'pertes reportées avant',
            en: 'losses carried before',
          }),
      figurePart(context, `income.${year - 1}`, before?.income ?? 0, {
        fr: 'bénéfice de l’année précédente',
        en: 'income of the year before',
      }),
    ];
    return ruled(figure, losses, 'money', 'max(0, {0} − {1})', parts);
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
  if (field === 'collected') return summed(figure, quarter.collected, 'money', parts(['sale'], 1));
  if (field === 'credits') {
    const bought = parts(['purchase', 'fixed', 'startup', 'asset'], -1);
    return summed(figure, quarter.credits, 'money', bought);
  }
  if (!quarter.quick) return undefined;
  const { due, sales, reduced } = quarter.quick;
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
      sales,
      'money',
      billed.map((entry) => postingPart(context, entry)),
    );
  }
  const reduction = inForce(
    constants.quickMethod,
    `${monthName(context.run.prepared.plan.start + quarter.last)}-01`,
  );
  return ruled(figure, due, 'money', '{0} × {1} − {2} × {3}', [
    legalRatePart(context, which === 'gst' ? 'salesTax.quickGst' : 'salesTax.quickQst'),
    figurePart(context, `quarter.${which}.${lastName}.sales`, sales, {
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
      value: reduced,
      unit: 'money',
      origin: { kind: 'rate', year: Number(reduction.from.slice(0, 4)), source: reduction.page },
    },
  ]);
}

function yearPart(context: Context, year: number, field: 'netIncome' | 'incomeTax'): Part {
  const { first, last } = years[year] ?? { first: 0, last: 0 };
  const { value } = context.statements.flows[field];
  const sum = value.slice(first, last + 1).reduce((all, one) => all + one, 0);
  return figurePart(context, `years.${year}.${field}`, sum, labelOf(figureLabels, field));
}
