import { expect, it } from 'vitest';
import { withOtherFields } from './otherFields.ts';

it('a field that no row of its line states has a row of its own', () => {
  const stated = {
    label: { fr: 'Montant', en: 'Amount' },
    value: undefined,
    path: 'loans.1.amount',
  };
  const line = { id: 'l', name: 'Caisse', amount: 1, rate: '8', term: 60, month: 3, fee: '0' };
  const rows = withOtherFields([stated], {
    list: 'loans',
    at: 1,
    line,
    opening: '2027-05',
    label: (field) => field,
  });
  expect(rows[0]).toBe(stated);
  const others = rows.slice(1).map(({ label, value }) => [label.en, value?.en]);
  expect(others.filter(([, value]) => value !== undefined)).toEqual([
    ['yearly rate', '8%'],
    ['term in months', '60 months'],
    ['month it arrives', 'July 2027'],
  ]);
  expect(others).toContainEqual(['fee', undefined]);
});
