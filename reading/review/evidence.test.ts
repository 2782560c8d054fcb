import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { withValue } from '@elan/domain/forecast/saved/paths';
import { bakery, shortOfCash, visits } from '@elan/domain/forecast/testing/samplePlans';
import { expect, it } from 'vitest';
import { type CheckedModules, checksOfProject } from '../contradictions/projectChecks.ts';
import { evidenceOf } from './evidence.ts';

const now = new Date('2026-11-25T12:00:00Z');

function fingerprint(id: string, modules: CheckedModules, inputs: ForecastInputs): string {
  const check = checksOfProject(modules, inputs, now).find((one) => one.id === id);
  if (!check) throw new Error(`no such check: ${id}`);
  return evidenceOf(check, { modules, inputs });
}

const fixed = [{ id: 'f', name: 'Loyer', amount: 900_00 }];
const answered = (answers: Readonly<Record<string, string>>): CheckedModules => ({
  finances: { answers },
});

/** Plans that raise a check. Changes in `rests` alter the evidence for it; changes in `apart` do not. */
const cases: readonly {
  readonly id: string;
  readonly modules?: CheckedModules;
  readonly inputs: ForecastInputs;
  readonly rests: readonly (readonly [path: string, value: unknown])[];
  readonly apart: readonly (readonly [path: string, value: unknown])[];
}[] = [
  {
    id: 'noInsurance',
    inputs: { ...visits, fixed },
    rests: [['fixed.0.name', 'Loyer et chauffage']],
    apart: [
      ['fixed.0.amount', 950_00],
      ['offers.0.price', 97_00],
    ],
  },
  {
    id: 'noCardFees',
    inputs: { ...visits, fixed, cardFee: '0' },
    rests: [['fixed.0.name', 'Bail']],
    apart: [['fixed.0.amount', 950_00]],
  },
  {
    id: 'cashBelowZero',
    inputs: shortOfCash,
    rests: [['offers.0.price', (shortOfCash.offers[0]?.price ?? 0) - 10]],
    apart: [['offers.0.name', 'Autre nom']],
  },
  {
    id: 'seasonFlat',
    modules: answered({ cashFlow: 'L’hiver est très tranquille.' }),
    inputs: { ...visits, offers: visits.offers.map((offer) => ({ ...offer, season: null })) },
    rests: [['offers.0.units', { mode: 'year', years: [400, 500, 600] }]],
    apart: [['offers.0.price', 97_00]],
  },
  {
    id: 'mainSourceNotLargest',
    modules: answered({ fundingSources: 'bankLoan' }),
    inputs: { ...bakery, loans: [], capital: [{ id: 'c', amount: 9_000_00 }] },
    rests: [['capital.0.amount', 9_500_00]],
    apart: [['offers.0.name', 'Autre nom']],
  },
  {
    id: 'paymentTermsDiffer',
    modules: answered({ cashFlow: 'Les clients paient comptant.' }),
    inputs: { ...visits, collect: ['0.2', '0.8', '0', '0'] },
    rests: [['collect', ['0.1', '0.9', '0', '0']]],
    apart: [['offers.0.name', 'Autre nom']],
  },
];

it.each(cases)('$id rests on what it compares, and on nothing else', (one) => {
  const { id, modules = {}, inputs, rests, apart } = one;
  const before = fingerprint(id, modules, inputs);
  for (const [path, value] of rests) {
    expect(fingerprint(id, modules, withValue(inputs, path, value)), path).not.toBe(before);
  }
  for (const [path, value] of apart) {
    expect(fingerprint(id, modules, withValue(inputs, path, value)), path).toBe(before);
  }
});

it('rests on the answer that it names, and not on when it was saved nor on other answers', () => {
  const modules = (goal: string, other = '', lastUpdated?: string): CheckedModules => ({
    finances: { answers: { revenueGoals: goal, cashFlow: other }, lastUpdated },
  });
  const before = fingerprint('goalDiffers', modules('900 000 $ par année'), bakery);
  const at = (...all: Parameters<typeof modules>) =>
    fingerprint('goalDiffers', modules(...all), bakery);
  expect(at('900 000 $ par année', 'Rien', '2026-11-20T12:00:00Z')).toBe(before);
  expect(at('950 000 $ par année')).not.toBe(before);
  expect(at('900 000 $ par année, je crois')).not.toBe(before);
});
