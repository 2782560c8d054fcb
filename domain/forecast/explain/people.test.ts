import { expect, it } from 'vitest';
import { explainedPlan } from '../testing/explainedFigures.ts';
import { smallPlan } from '../testing/smallPlans.ts';

const { explain } = explainedPlan(
  smallPlan({
    staff: [{ id: 's', name: 'Commis', people: 3, pay: { mode: 'monthly', amount: 1_000_00 } }],
  }),
);

it.each([
  [
    'posting.pay.0..1.wages',
    'gross pay of one person · Commis ($1,000.00) × number of people · Commis (3) = $3,000.00',
  ],
  ['person.0.1.pay', 'amount · Commis ($1,000.00) = $1,000.00'],
  [
    'posting.charge.0.employmentInsurance.1.employerCharges',
    'employment insurance of one person · Commis ($18.20) × number of people · Commis (3) = $54.60',
  ],
  [
    'person.0.1.employmentInsurance',
    'employment insurance (1.82%) × (the part of gross pay of one person · Commis ($1,000.00) that fits under the year’s ceiling ($68,900.00)), at most the year’s maximum ($1,253.98) = $18.20',
  ],
])('%s is one person’s, times the people', (figure, formula) => {
  expect(explain(figure)?.formula.en).toBe(formula);
});

it('no person is explained of a line that is not there', () => {
  expect(explain('person.1.1.pay')).toBeUndefined();
  expect(explain('person.0.0.pay')).toBeUndefined();
});
