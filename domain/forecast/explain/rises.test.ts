import { describe, expect, it } from 'vitest';
import { forecastInputsSchema } from '../inputs.ts';
import { withInput } from '../testing/anyForecast.ts';
import { expectAllExplained, explainedPlan } from '../testing/explainedFigures.ts';
import { unitsIn } from '../testing/smallPlans.ts';
import type { Explain } from './explain.ts';

const plan = forecastInputsSchema.parse({
  opening: '2027-01',
  form: 'corporation',
  corporateTaxRate: '12.2',
  corporateTaxRateAbove: '26.5',
  offers: [
    {
      id: 'a',
      name: 'Repas',
      price: 60_000_01,
      cost: 1_10,
      units: unitsIn({ 1: 9, 13: 10, 25: 11 }),
      priceIndex: '3',
      costIndex: '2.5',
      variableShare: '6',
      variableShareTaxable: true,
      collect: ['0.5', '0.5', '0', '0'],
    },
    { id: 'b', price: 10_00, cost: 0, units: unitsIn({ 2: 5, 14: 5 }) },
  ],
  staff: [
    {
      id: 's',
      name: 'Service',
      people: 2,
      pay: { mode: 'hourly', wage: 20_00, hoursPerWeek: 35 },
      raise: '2.5',
      tips: '40',
    },
    { id: 't', pay: { mode: 'monthly', amount: 2_000_00 }, raise: '1', from: 12, to: 14 },
  ],
  salesTax: { registration: 'start' },
});
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const formulas = (explain: Explain, ...figures: string[]) =>
  figures.map((figure) => plain(explain(figure)?.formula.en));

describe('what rises and what follows sales', () => {
  const explained = explainedPlan(plan);
  const { explain } = explained;

  it('is explained down to the inputs, in stress tests and the prudent scenario too', () => {
    expect(expectAllExplained(explained)).toBeGreaterThan(2_000);
    const prudent = explainedPlan(plan, 'prudent');
    expect(expectAllExplained(prudent, ['years.2.netIncome', 'months.3.cash'])).toBeGreaterThan(
      500,
    );
  });

  it('shows a price, a cost and pay after a rise', () => {
    expect(
      formulas(
        explain,
        'posting.sale.0..1.revenue',
        'posting.sale.0..13.revenue',
        'unitPrice.0.2',
        'cost.0.13',
        'unitCost.0.1',
        'person.0.13.pay',
        'posting.pay.1..13.wages',
      ),
    ).toEqual([
      'units sold (9) × price · Repas ($60,000.01) = $540,000.09',
      'units sold (10) × price · Repas, year 2 ($61,800.01) = $618,000.10',
      'price · Repas ($60,000.01) × (1 + price increase · Repas (3%))^2 = $63,654.01',
      'units sold (10) × cost · Repas, year 2 ($1.13) × scenario’s factor (1) = $11.30',
      'cost · Repas ($1.10) × (1 + cost increase · Repas (2.5%))^1 = $1.13',
      'hourly wage · Service ($20.00) × hours a week · Service (35) × 52 ÷ 12 × (1 + vacation pay · Service (4%)) × (1 + raise · Service (2.5%))^1 = $3,233.53',
      'amount ($2,000.00) × (1 + raise (1%))^1 = $2,020.00',
    ]);
  });

  it('shows tips, what is paid to others and the second tax rate', () => {
    expect(
      formulas(
        explain,
        'person.0.1.tips',
        'person.0.1.earnings',
        'person.0.1.healthServicesFund',
        'posting.variableShare.0..1.variableCosts',
        'posting.variableShare.0..1.gst',
        'posting.collection.0.1.2.cashFromCustomers',
      ),
    ).toEqual([
      'gross pay of one person · Service ($3,154.67) × tips · Service (40%) = $1,261.87',
      'gross pay of one person · Service ($3,154.67) + tips ($1,261.87) = $4,416.54',
      'HSF rate (1.65%) × the pay and tips ($4,416.54) = $72.87',
      'sale · Repas ($540,000.09) × share paid to others · Repas (6%) = $32,400.01',
      '− sale · Repas ($540,000.09) × share paid to others · Repas (6%) × GST (5%) = -$1,620.00',
      'share collected · Repas (0.5) × sale · Repas ($620,865.10), rounded as a running total = $310,432.55',
    ]);
    expect(plain(explain('posting.incomeTax.0..24.incomeTax')?.formula.fr)).toMatch(
      /^taux d’impôt \(12,2 %\) × min\(max\(0, .*\), plafond des affaires \(500 000,00 \$\)\) \+ taux d’impôt supérieur \(26,5 %\) × max\(0, /,
    );
  });

  it('names the missing inputs', () => {
    const missing = explainedPlan(withInput(plan, ['offers', 0, 'price'], null));
    expect(plain(missing.explain('years.0.variableCosts')?.formula.en)).toBe(
      'missing: price · Repas (to be completed) = to be completed',
    );
  });
});
