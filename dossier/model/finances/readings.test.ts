import { markdownTable } from '@elan/domain/figures/fill';
import { toComplete } from '@elan/domain/figures/format';
import { figureSource } from '@elan/domain/figures/source';
import { tableCatalogue } from '@elan/domain/figures/tables';
import { lenderPlans } from '@elan/domain/forecast/testing/lenderPlans';
import { bakery, visits } from '@elan/domain/forecast/testing/samplePlans';
import type { IndustryFigure } from '@elan/domain/industry/industryFigures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  balanceRatioTable,
  breakEvenTable,
  keyFigureTable,
  loanYears,
  ratioTable,
  stressTable,
} from './readings.ts';

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

it('has nothing to complete where nothing is missing, whenever a loan begins and ends', () => {
  const month = fc.integer({ min: 0, max: 36 });
  const term = fc.integer({ min: 2, max: 60 });
  const loans = fc.array(fc.record({ month, term }), { maxLength: 2 });
  const plans = fc.constantFrom(...Object.values(lenderPlans), bakery, visits);
  fc.assert(
    fc.property(plans, loans, (plan, given) => {
      const lent = given.map((one, at) => ({ id: `l${at}`, amount: 8_000_00, rate: '8', ...one }));
      const source = figureSource({ ...plan, loans: lent });
      expect(source.expected.unknown).toEqual([]);
      const tables = [
        ...[keyFigureTable, breakEvenTable, ratioTable, stressTable].map((of) => of(source, 'fr')),
        ...loanYears(source, 'fr'),
        ...Object.values(tableCatalogue).flatMap(({ label, read }) => {
          const table = read(source);
          return table ? [markdownTable({ label, ...table }, 'fr')] : [];
        }),
      ];
      const written = tables.map((table) => JSON.stringify(table));
      expect(written.filter((text) => text.includes(toComplete.fr))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('prints the lowest cash beside its month, also where it is 0', () => {
  for (const amount of [0, 49, 50, 1_000_00]) {
    const { opening, offers } = visits;
    const capital = amount ? [{ id: 'own', amount }] : [];
    const text = JSON.stringify(keyFigureTable(figureSource({ opening, offers, capital }), 'fr'));
    expect(text).toContain('Mois de l’encaisse la plus basse');
    expect(text).toMatch(/Encaisse la plus basse"\}\],\[\{"text":"[\d\u00a0]+\u00a0\$"/);
  }
});

it('puts the quartiles of the industry beside the ratio, with source and year', () => {
  const figure: IndustryFigure = {
    ...{ naics: '9911', year: 2024, size: 'all', ratio: 'wagesShare' },
    ...{ q1: 18, median: 27, q3: 36, source: 'Invented', licence: 'None' },
  };
  const texts = (industry?: IndustryFigure[]) =>
    JSON.stringify(balanceRatioTable(figureSource(bakery), 'en', industry));
  const quartiles = 'industry 9911: 18 to 36% for the middle half, median 27% (Invented, 2024)';
  expect(texts([figure])).toContain(quartiles);
  expect(texts()).not.toContain('middle half');
});
