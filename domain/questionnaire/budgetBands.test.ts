import fc from 'fast-check';
import { expect, it } from 'vitest';
import { budgetBands, startingBudgetBands } from './budgetBands.ts';

it('offers the five starting budgets of docs/product.md#option-lists', () => {
  expect(startingBudgetBands.map(({ label }) => label.fr)).toEqual([
    'Moins de 5\u00a0000\u00a0$',
    'De 5\u00a0000\u00a0$ à 20\u00a0000\u00a0$',
    'De 20\u00a0000\u00a0$ à 50\u00a0000\u00a0$',
    'De 50\u00a0000\u00a0$ à 100\u00a0000\u00a0$',
    'Plus de 100\u00a0000\u00a0$',
  ]);
  expect(startingBudgetBands.map(({ label }) => label.en)).toEqual([
    'Under $5,000',
    '$5,000 to $20,000',
    '$20,000 to $50,000',
    '$50,000 to $100,000',
    'Over $100,000',
  ]);
});

it('keeps its ids, which are stored', () => {
  const ids = ['under-5000', '5000-20000', '20000-50000', '50000-100000', 'over-100000'];
  expect(startingBudgetBands.map(({ id }) => id)).toEqual(ids);
});

it('makes one band more than limits, each with a different id', () => {
  const limits = fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(limits, (unsorted) => {
      const [first = 1, ...others] = unsorted.toSorted((a, b) => a - b);
      const bands = budgetBands([first, ...others]);
      expect(bands).toHaveLength(unsorted.length + 1);
      expect(new Set(bands.map(({ id }) => id)).size).toBe(bands.length);
    }),
  );
});
