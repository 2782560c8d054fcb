import { expect, it } from 'vitest';
import {
  expectAllExplained,
  explainedPlan,
  figuresOf,
  valueAt,
} from '../testing/explainedFigures.ts';
import { smallPlan } from '../testing/smallPlans.ts';

const plan = smallPlan({
  assets: [
    { id: 'oven', name: 'Oven', cost: 2_000_00, tax: 'none', life: 20 },
    { id: 'van', name: 'Van', cost: 500_00, tax: 'none', life: 10, month: 3 },
  ],
  grants: [
    { id: 'a', name: 'MRC', amount: 400_00, for: 'oven', month: 6 },
    { id: 'b', name: 'City', amount: 300_00, for: 'oven', month: 6 },
    { id: 'c', name: 'Prize', amount: 650_00, for: 'van' },
    { id: 'd', name: 'DEC', amount: 900_00, repayable: true, term: 9, interestOnly: 2 },
  ],
});
const explained = explainedPlan(plan);
const formula = (figure: string) => explained.explain(figure)?.formula.en;

it('explains every figure of a plan with grants', () => {
  const figures = figuresOf(explained.forecast).filter((name) => !name.startsWith('stress.'));
  expect(expectAllExplained(explained, figures)).toBeGreaterThan(2_000);
});

it.each([
  ['grants.0.amount', { grants: [{ ...plan.grants?.[0], id: 'a', amount: null }] }],
  ['grants.0.term', { grants: [{ ...plan.grants?.[3], id: 'd', term: null }] }],
  [
    'assets.0.cost',
    { assets: [{ ...plan.assets?.[0], id: 'oven', cost: null }], grants: plan.grants?.slice(0, 2) },
  ],
])('names %s where it is missing', (path, missing) => {
  const without = explainedPlan(smallPlan({ ...plan, ...missing }));
  const unknown = figuresOf(without.forecast).filter(
    (name) => !name.startsWith('stress.') && valueAt(without.forecast, name) === null,
  );
  expectAllExplained(without, unknown);
  expect(without.explain('years.0.depreciation')?.value === null).toBe(path !== 'grants.0.term');
  expect(without.forecast.unknown.every(({ because }) => because.join() === path)).toBe(true);
});

it('says what a grant leaves to depreciate', () => {
  expect(formula('posting.depreciation.0..7.depreciation')).toBe(
    '(value of the equipment before the grant · Oven ($1,500.00) + grant for equipment · MRC (-$400.00) + grant for equipment · City (-$300.00)) × 2 ÷ (life in months · Oven (20) − 5), less what is depreciated already = $53.34',
  );
  expect(formula('posting.grantUsed.1..6.fixedAssets')).toBe(
    '− min(amount · City ($300.00), value of the equipment before the grant · Oven ($1,500.00) + grant for equipment · MRC (-$400.00)) = -$300.00',
  );
  expect(formula('assetValue.1.3')).toBe('asset bought · Van ($500.00) = $500.00');
});

it('says what of a grant is income, and the rate of one that is repaid', () => {
  expect(formula('posting.grantUsed.2..3.grantIncome')).toBe(
    'amount · Prize ($650.00) + grant for equipment · Prize (-$500.00) = $150.00',
  );
  expect(formula('loans.0.schedule.0.interest')).toBe(
    'amount · DEC ($900.00) × rate of a repayable grant (0%) ÷ 12 = $0.00',
  );
});
