import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MaturityCategory,
  maturityCategories,
  maturityWeights,
  overallOf,
} from './maturity.ts';

function scores(of: Partial<Record<MaturityCategory, number>>, others = 0) {
  return Object.fromEntries(
    maturityCategories.map((name) => [name, { score: of[name] ?? others }]),
  ) as Record<MaturityCategory, { score: number }>;
}

describe('the overall score', () => {
  it('counts market, business and finance for 20 %, idea and marketing for 15 %, product for 10 %', () => {
    const alone = maturityCategories.map((name) => [name, overallOf(scores({ [name]: 100 }))]);
    expect(Object.fromEntries(alone)).toEqual({
      idea: 15,
      market: 20,
      business: 20,
      marketing: 15,
      product: 10,
      finance: 20,
    });
    expect(Object.values(maturityWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('rounds a half up', () => {
    expect(overallOf(scores({ idea: 3 }))).toBe(0);
    expect(overallOf(scores({ product: 5 }))).toBe(1);
    expect(overallOf(scores({ product: 65 }, 60))).toBe(61);
    expect(overallOf(scores({ product: 64 }, 60))).toBe(60);
  });

  it('is the score where all six are equal, and otherwise between the lowest and the highest', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.tuple(percent, percent, percent, percent, percent, percent), (all) => {
        const given = Object.fromEntries(maturityCategories.map((name, at) => [name, all[at]]));
        const overall = overallOf(scores(given));
        expect(Number.isInteger(overall)).toBe(true);
        expect(overall).toBeGreaterThanOrEqual(Math.min(...all));
        expect(overall).toBeLessThanOrEqual(Math.max(...all));
        expect(overallOf(scores({}, all[0]))).toBe(all[0]);
      }),
    );
  });
});
