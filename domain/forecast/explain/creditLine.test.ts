import { describe, expect, it } from 'vitest';
import { expectAllExplained, explainedPlan } from '../testing/explainedFigures.ts';
import { partsOf } from '../testing/explainedParts.ts';
import { smallPlan, unitsIn } from '../testing/smallPlans.ts';
import { evaluates } from './evaluates.ts';

const plan = smallPlan(
  {
    capital: [{ id: 'c', amount: 1_000_00 }],
    fixed: [{ id: 'r', amount: 400_00, to: 4, tax: 'none' }],
    creditLine: { limit: 5_000_00, rate: '12' },
    minimumCash: 300_00,
  },
  { price: 1_00, taxStatus: 'exempt', units: unitsIn({ 5: 500, 6: 1_000 }) },
);

describe('the line of credit is explained', () => {
  const { explain } = explainedPlan(plan);

  it('by what is lacking to keep the cash, and what is left to draw', () => {
    const drawn = explain('posting.lineDraw.0..3.creditLineDrawn');
    expect(partsOf(drawn)).toEqual([
      'form minimumCash',
      'creditLine.3.cash',
      'form creditLine.limit',
      'months.2.creditLine',
    ]);
    expect(drawn && evaluates(drawn)).toBe('min(30000 - (-10100), 500000 - 10000)');
    expect(partsOf(explain('creditLine.3.cash'))).toEqual([
      'months.2.cash',
      'months.3.cashToSuppliers −',
      'months.3.loanPayments −',
    ]);
    expect(partsOf(explain('months.3.creditLine'))).toEqual([
      'months.2.creditLine',
      'posting.lineDraw.0..3.creditLine',
    ]);
  });

  it('by the cash above, and what is owed, when it is repaid', () => {
    const repaid = explain('posting.lineRepayment.0..5.creditLine');
    expect(repaid?.value).toBe(-490_94);
    expect(partsOf(repaid)).toEqual([
      'creditLine.5.cash',
      'form minimumCash',
      'months.4.creditLine',
    ]);
  });

  it('by its rate, with the points of a stress test', () => {
    expect(explain('posting.lineInterest.0..3.interest')?.formula.en).toBe(
      'line of credit, February 2026 ($100.00) × yearly rate of the line of credit (12%) ÷ 12 = $1.00',
    );
    expect(explain('stress.5/posting.lineInterest.0..3.interest')?.formula.fr).toBe(
      'marge de crédit, février 2026 (100,00\u00a0$) × (taux annuel de la marge de crédit (12\u00a0%) + hausse des taux variables (2\u00a0%)) ÷ 12 = 1,17\u00a0$',
    );
  });

  it('by its balances, where it is used most', () => {
    expect(explain('creditLinePeak.amount')).toMatchObject({ value: 906_01, unit: 'money' });
    expect(explain('creditLinePeak.m')).toMatchObject({ value: 4, unit: 'count' });
  });

  it('in the debt service, by each month’s interest', () => {
    expect(explain('years.0.debtService')?.parts.map(({ label }) => label.en)).toEqual(
      ['March', 'April', 'May', 'June'].map(
        (month) => `interest on the line of credit, ${month} 2026`,
      ),
    );
  });

  it('with all figures, in every scenario', () => {
    for (const scenario of ['prudent', 'expected', 'ambitious'] as const) {
      expect(expectAllExplained(explainedPlan(plan, scenario))).toBeGreaterThan(1_000);
    }
  });

  it('with its own cash to keep, and at start-up', () => {
    const own = { ...plan, creditLine: { limit: 1_000_00, rate: '12', keep: 1_500_00 } };
    const drawn = explainedPlan(own).explain('posting.lineDraw.0..0.creditLineDrawn');
    expect(partsOf(drawn)).toEqual([
      'form creditLine.keep',
      'creditLine.0.cash',
      'form creditLine.limit',
    ]);
    expect(expectAllExplained(explainedPlan(own))).toBeGreaterThan(1_000);
  });
});

it('names what is missing', () => {
  const unsure = explainedPlan({ ...plan, creditLine: { rate: '12' } });
  for (const figure of ['months.2.creditLineDrawn', 'creditLine.3.cash', 'creditLinePeak.amount']) {
    expect(partsOf(unsure.explain(figure))).toEqual(['form creditLine.limit']);
  }
});

it('is not among the parts of a plan without one', () => {
  const { explain } = explainedPlan({ ...plan, creditLine: undefined });
  for (const figure of ['months.3.cashIn', 'years.0.cashOut', 'months.3.currentDebts']) {
    expect(partsOf(explain(figure))?.join()).not.toContain('creditLine');
  }
  expect(explain('creditLine.3.cash')).toBeUndefined();
  expect(explain('creditLinePeak.amount')?.formula.fr).toBe('aucune marge de crédit = à préciser');
});
