import { expect, it } from 'vitest';
import { ratioGuides } from '../forecast/statements/ratioGuides.ts';
import { comparisonOf } from './comparison.ts';
import { figuresForSales, type IndustryFigure, naicsOf } from './industryFigures.ts';

const figure: IndustryFigure = {
  ...{ naics: '9911', year: 2024, size: 'all', ratio: 'wagesShare' },
  ...{ q1: 18, median: 27.5, q3: 36, source: 'Invented', licence: 'None' },
};

it('chooses for each ratio the narrowest range of sales that holds those of the plan', () => {
  const wide = { ...figure, size: '30000-5000000' };
  const narrow = { ...figure, size: '30000-500000' };
  const other = { ...figure, ratio: 'current' as const };
  const chosen = (sales: number | null) => [
    ...figuresForSales([narrow, figure, wide, other], sales).values(),
  ];
  expect(chosen(30_000_00)).toEqual([narrow, other]);
  expect(chosen(500_000_01)).toEqual([wide, other]);
  expect(chosen(29_999_99)).toEqual([figure, other]);
  expect(chosen(null)).toEqual([figure, other]);
  expect([...figuresForSales([narrow], null)]).toEqual([]);
});

it('reads a code of two to six digits, however it is spaced', () => {
  expect(naicsOf({ naics: ' 3118 11 ' })).toBe('311811');
  for (const naics of [undefined, '', '3', '3118111', 'Boulangerie']) {
    expect(naicsOf({ naics })).toBeUndefined();
  }
});

it('compares with the quartiles of the industry, their source and year', () => {
  expect(comparisonOf('wagesShare', undefined)).toBe(ratioGuides.wagesShare);
  expect(comparisonOf('wagesShare', figure)).toEqual({
    fr: 'industrie 9911\u00a0: de 18 à 36\u00a0% pour la moitié du milieu, médiane 27,5\u00a0% (Invented, 2024)',
    en: 'industry 9911: 18 to 36% for the middle half, median 27.5% (Invented, 2024)',
  });
  expect(comparisonOf('quick', { ...figure, ratio: 'quick' }).en).toBe(
    '1 or more (Élan’s guide); industry 9911: 18 to 36 for the middle half, median 27.5 (Invented, 2024)',
  );
});
