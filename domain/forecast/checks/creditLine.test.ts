import { expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { computed } from '../testing/smallPlans.ts';

const rent = (amount: number) => [{ id: 'r', amount, tax: 'none' as const, to: 4 }];

function checksOf(inputs: Partial<ForecastInputs>) {
  const { checks } = computed({ capital: [{ id: 'c', amount: 1_000_00 }], ...inputs });
  return new Map(checks.map((check) => [check.id, check]));
}

it('names the month and what is still lacking, where cash stays above zero', () => {
  const creditLine = { limit: 500_00, rate: '0', keep: 300_00 };
  // The rents of 1,600.00 leave −600.00 in month 4 without the line.
  const checks = checksOf({ creditLine, fixed: rent(350_00) });
  expect(checks.get('creditLineShort')).toMatchObject({
    severity: 'warning',
    mendAt: { question: 'creditLine.limit' },
    text: {
      fr: 'La marge de crédit ne suffit pas\u00a0: en avril 2026, elle est utilisée jusqu’à sa limite et il manque encore 200\u00a0$ pour garder l’encaisse voulue.',
      en: 'The line of credit is not enough: in April 2026 it is used up to its limit and $200 is still lacking to keep the cash wanted.',
    },
  });
  expect(checks.has('cashBelowZero')).toBe(false);
});

it('blocks where cash falls below zero', () => {
  const creditLine = { limit: 500_00, rate: '0' };
  const checks = checksOf({ creditLine, fixed: rent(400_00) });
  expect(checks.get('creditLineShort')?.severity).toBe('blocking');
  expect(checks.get('creditLineShort')?.text.en).toBe(
    'The line of credit is not enough: in April 2026 it is used up to its limit and $100 is still lacking.',
  );
  expect(checks.get('cashBelowZero')?.text.en).toContain(
    'add $100 at the start; raise the limit of the line of credit to $600; ',
  );
});

it('finds nothing while the line is enough, or without one', () => {
  const creditLine = { limit: 500_00, rate: '0', keep: 0 };
  expect(checksOf({ creditLine, fixed: rent(375_00) }).has('creditLineShort')).toBe(false);
  expect(checksOf({ fixed: rent(900_00) }).has('creditLineShort')).toBe(false);
});

it('proposes a limit that is enough with its own interest', () => {
  const creditLine = { limit: 500_00, rate: '12' };
  const inputs = { creditLine, fixed: rent(400_00) };
  const text = checksOf(inputs).get('cashBelowZero')?.text.en ?? '';
  const [, dollars = ''] = /raise the limit of the line of credit to \$([\d,.]+);/.exec(text) ?? [];
  const limit = Math.round(Number(dollars.replace(',', '')) * 100);
  const { lowestCash } = computed({
    ...inputs,
    capital: [{ id: 'c', amount: 1_000_00 }],
    creditLine: { ...creditLine, limit },
  });
  expect(limit).toBeGreaterThan(600_00);
  expect(lowestCash.amount).toBe(0);
});
