import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { computed, unitsIn } from '../testing/smallPlans.ts';

const quick = { registration: 'start' as const, method: 'quick' as const };

function found(
  id: string,
  offer: Partial<ForecastInputs['offers'][number]>,
  more: Partial<ForecastInputs> = {},
) {
  return computed({ salesTax: quick, ...more }, offer).checks.find((one) => one.id === id);
}

describe('the ceiling of the quick method', () => {
  const at = (
    price: number,
    units: Readonly<Record<number, number>> = { 3: 1 },
    offer: Partial<ForecastInputs['offers'][number]> = {},
    more: Partial<ForecastInputs> = {},
  ) => found('quickMethodCeiling', { price, units: unitsIn(units), ...offer }, more);

  it('is 400,000 with the GST and 418,952 with the QST', () => {
    // 380,952.00 + 19,047.60 of GST = 399,999.60; + 37,999.96 of QST = 418,951.96.
    expect(at(380_952_00)).toBeUndefined();
    // 380,952.38 + 38,000.00 of QST = 418,952.38.
    expect(at(380_952_38)).toMatchObject({
      severity: 'warning',
      mendAt: { module: 'finances', question: 'salesTax.method' },
      text: {
        en: 'Your taxable and zero-rated sales, QST included, reach $418,952.38 in the four quarters that end in March 2026: the quick method is allowed only up to $400,000 a year with the GST and $418,952 with the QST (Revenu Québec, since 2013). Choose the regular method.',
        fr: 'Vos ventes taxables et détaxées, TVQ comprise, atteignent 418\u00a0952,38\u00a0$ dans les quatre trimestres qui finissent en mars 2026\u00a0: la méthode rapide n’est permise que jusqu’à 400\u00a0000\u00a0$ par année avec la TPS et 418\u00a0952\u00a0$ avec la TVQ (Revenu Québec, depuis 2013). Choisissez la méthode régulière.',
      },
    });
    const zeroRated = { taxStatus: 'zeroRated' as const };
    expect(at(400_000_00, { 3: 1 }, zeroRated)).toBeUndefined();
    expect(at(400_000_01, { 3: 1 }, zeroRated)?.text.en).toContain(
      'GST included, reach $400,000.01',
    );
    expect(at(900_000_00, { 3: 1 }, { taxStatus: 'exempt' })).toBeUndefined();
  });

  it('is of any four quarters in a row', () => {
    // Sales of 200,000.00 in June 2026 and again in March 2027, within four quarters, or in June 2027.
    expect(at(200_000_00, { 6: 1, 15: 1 })?.text.en).toContain('end in March 2027');
    expect(at(200_000_00, { 6: 1, 18: 1 })).toBeUndefined();
    expect(
      at(40_000_00, Object.fromEntries([6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((m) => [m, 1]))),
    ).toBeDefined();
  });

  it('is of who uses the method, with sales that are known', () => {
    const salesTax = (own: object) =>
      at(900_000_00, { 3: 1 }, {}, { salesTax: { ...quick, ...own } });
    expect(salesTax({})).toBeDefined();
    expect(salesTax({ method: 'regular' })).toBeUndefined();
    expect(salesTax({ registration: 'never' })).toBeUndefined();
    // Registration starts in March, when sales exceed 30,000.
    expect(salesTax({ registration: 'auto' })).toBeDefined();
    const offers = [
      { id: 'a', price: 900_000_00, cost: 0, units: unitsIn({ 3: 1 }) },
      { id: 'b', cost: 0, units: unitsIn({ 3: 1 }) },
    ];
    expect(at(0, {}, {}, { offers })).toBeUndefined();
  });
});

it('names a trade that may not use the quick method', () => {
  const named = (name: string) => found('quickMethodTrade', { name })?.text;
  expect(named('Tenue de livres')?.fr).toContain('«\u00a0Tenue de livres\u00a0»');
  for (const name of [
    'Conseil juridique',
    'Déclarations de revenus',
    'Services comptables',
    'Bookkeeping',
    'Tax returns',
    'Financial planning',
  ]) {
    expect([name, named(name)?.en]).toEqual([name, expect.stringContaining(name)]);
  }
  for (const name of ['Massage', 'Taxi', 'Livres usagés', 'Syntax lessons', 'Legalia, jeu']) {
    expect([name, named(name)]).toEqual([name, undefined]);
  }
  expect(found('quickMethodTrade', { name: 'Bookkeeping' }, { salesTax: null })).toBeUndefined();
});
