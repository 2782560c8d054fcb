import { figureSource } from '@elan/domain/figures/source';
import { lenderPlans } from '@elan/domain/forecast/testing/lenderPlans';
import { bakery, visits } from '@elan/domain/forecast/testing/samplePlans';
import { expect, it } from 'vitest';
import { breakEvenTable, ratioTable } from './readings.ts';

it('puts EBITDA with grants beside EBITDA, where there are any', () => {
  const texts = (plan: typeof bakery, language: 'fr' | 'en') =>
    JSON.stringify(ratioTable(figureSource(plan), language)).replaceAll('\u00a0', ' ');
  const label = 'Le même, avec les subventions et autres revenus';
  // The exact amounts are 33,933.97 and a grant of 5,000.00.
  expect(texts(bakery, 'fr')).toMatch(new RegExp(`33 934 \\$.*${label}.*38 934 \\$`));
  expect(texts(bakery, 'en')).toContain('The same, with grants and other income');
  expect(texts(visits, 'fr')).not.toContain(label);
});

it('speaks of loans in the break-even only where there are any', () => {
  const texts = (plan: typeof bakery, language: 'fr' | 'en') =>
    JSON.stringify(breakEvenTable(figureSource(plan), language));
  for (const language of ['fr', 'en'] as const) {
    expect(texts(lenderPlans.ceramique, language)).toMatch(/des prêts|of the loans/);
    expect(texts(lenderPlans.garderie, language)).not.toMatch(/prêt|loan/i);
    expect(texts(lenderPlans.garderie, language)).toMatch(/paient aussi|also pay/);
  }
});
