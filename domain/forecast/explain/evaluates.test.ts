import { describe, expect, it } from 'vitest';
import { resultOf } from '../testing/evaluated.ts';
import { explainedPlan } from '../testing/explainedFigures.ts';
import { studio, towelShop } from '../testing/explainedPlans.ts';
import { evaluates } from './evaluates.ts';
import { type Part, ruled, type Unit } from './explanation.ts';

const formulas: Readonly<Record<string, string | null>> = {
  'posting.sale.0..4.revenue': '100 * 4000',
  'posting.cardFee.0..4.cardFees': 'round((459900 - 4599) / 50)',
  'posting.purchase.0..4.qst': '-round(150000 * 399 / 4000)',
  'posting.collection.0.0.4.cashFromCustomers': 'round((459900 - 4599) / 2)',
  'posting.collection.0.1.4.cashFromCustomers': '((459900 - 4599) - round((459900 - 4599) / 2))',
  'posting.fixed.0..4.cashToSuppliers': '80000 + round(80000 / 20) + round(80000 * 399 / 4000)',
  'posting.depreciation.0..4.depreciation': '(round(600000 * 4 / 60) - round(600000 * 3 / 60))',
  'months.0.netIncome': '-50000 - 10000',
  'loans.0.schedule.1.interest': 'round(960679 * 3 / 600)',
  'loans.0.schedule.1.principal': 'min(960679, 44321 - 4803)',
  'years.0.dscr': 'round(100 * 724190 / 531852) / 100',
  'lowestCash.m': null,
  registeredMonth: null,
};

describe('the arithmetic of a figure', () => {
  it('has its numbers in cents, products before divisions', () => {
    const { explain } = explainedPlan(towelShop);
    const found = Object.keys(formulas).map((figure) => {
      const explanation = explain(figure);
      return [figure, explanation && evaluates(explanation)];
    });
    expect(Object.fromEntries(found)).toEqual(formulas);
  });

  it('has the limits of a contribution', () => {
    const explanation = explainedPlan(studio).explain(
      'posting.charge.0.pensionPlan.5.employerCharges',
    );
    expect(explanation && evaluates(explanation)).toBe(
      'min(round(63 * max(0, min(360532 + 90133, 7460000) - min(360532, 7460000) - 29166) / 1000), 447930 - 15364)',
    );
  });

  it('is null where the figure is unknown', () => {
    const [offer] = towelShop.offers;
    const priceless = { ...towelShop, offers: offer ? [{ ...offer, price: null }] : [] };
    const explanation = explainedPlan(priceless).explain('years.0.revenue');
    expect(explanation?.value).toBeNull();
    expect(explanation && evaluates(explanation)).toBeNull();
  });
});

describe('an expression', () => {
  const part = (value: number | string, unit: Unit): Part => ({
    label: { fr: 'a', en: 'a' },
    value,
    unit,
    origin: { kind: 'rule' },
  });
  const of = (arithmetic: string, unit: Unit, ...parts: Part[]) =>
    evaluates(ruled('f', 0, unit, arithmetic, parts)) ?? '';

  it.each([
    ['{0} × (1 + {1})^2', [part(100_01, 'money'), part('2.5', 'percent')], 10_507],
    ['− {0} × {1}', [part(-10, 'money'), part('5', 'percent')], 1],
    ['{0} ÷ {1} ÷ (1 − {2})', [part(100, 'money'), part(3, 'count'), part('50', 'percent')], 67],
    ['{0} × {1} − {0} × {1}', [part(50, 'money'), part('1', 'percent')], 0],
    ['max({0}, {1}) ÷ 4', [part(1, 'money'), part(2, 'money')], 1],
  ])('%s', (arithmetic, parts, expected) => {
    expect(resultOf(of(arithmetic, 'money', ...parts))).toBe(expected);
  });

  it('is refused where it is none, or names a part that is missing', () => {
    expect(() => of('{0} by 2', 'money', part(1, 'money'))).toThrow('is no arithmetic');
    expect(() => of('sum({0})', 'money', part(1, 'money'))).toThrow('is no arithmetic');
    expect(() => of('{1}', 'money', part(1, 'money'))).toThrow('no part 1');
  });
});
