import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forecast } from '@elan/domain/forecast/forecast';
import { forecastInputsSchema } from '@elan/domain/forecast/inputs';
import { expect, test } from 'vitest';
import { repository } from './repository.ts';

const page = readFileSync(join(repository, 'docs/forecast-worked.md'), 'utf8');

const inputs = forecastInputsSchema.parse({
  opening: '2027-01',
  offers: [
    {
      id: 'towel',
      price: 40_00,
      cost: 15_00,
      stockMonths: 1,
      units: { mode: 'ramp', anchors: { 1: 100 } },
    },
  ],
  collect: ['0.5', '0.5', '0', '0'],
  supplierTerms: ['0.4', '0.6', '0'],
  cardFee: '2',
  fixed: [
    { id: 'rent', amount: 800_00 },
    { id: 'insurance', amount: 60_00, tax: 'none' },
  ],
  staff: [{ id: 'employee', pay: { mode: 'monthly', amount: 1_000_00 }, from: 3 }],
  assets: [{ id: 'machine', cost: 6_000_00, life: 60 }],
  startup: [{ id: 'other', amount: 500_00 }],
  capital: [{ id: 'own', amount: 8_000_00 }],
  loans: [{ id: 'loan', amount: 10_000_00, rate: '6', term: 24, fee: '1' }],
  ownerPay: { amount: 500_00, from: 4 },
  salesTax: { registration: 'start' },
});

/** The page's tables: for each cell its field, month and amount in cents. */
const cells = page
  .split('\n\n')
  .filter((block) => block.startsWith('| m |'))
  .flatMap((table) => {
    const [head = [], , ...rows] = table
      .trim()
      .split('\n')
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return rows.flatMap(([m = '', ...amounts]) =>
      amounts.map((amount, at) => ({
        field: head[at + 1] ?? '',
        m: Number(m),
        cents: Math.round(Number(amount.replaceAll(',', '').replace('−', '-')) * 100),
      })),
    );
  });

test('the plan worked by hand is what is computed', () => {
  const { months } = forecast(inputs);
  const computed = cells.map(({ field, m }) => {
    const month: Readonly<Record<string, unknown>> = months[m] ?? {};
    return { field, m, cents: month[field] };
  });
  expect(cells).toHaveLength(9 * 29);
  expect(computed).toEqual(cells);
});
