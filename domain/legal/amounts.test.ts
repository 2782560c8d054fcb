import { describe, expect, it } from 'vitest';
import { legalAmounts } from './amounts.ts';

const of = (day: string, unit: string) =>
  legalAmounts(day).flatMap((amount) => (amount.unit === unit ? [amount.value] : []));

describe('the amounts of the law', () => {
  it('are those of the day, and those known to follow', () => {
    expect(of('2026-04-30', 'dollars')).toEqual(expect.arrayContaining([16.1, 16.6, 13.3, 30_000]));
    expect(of('2026-11-25', 'dollars')).not.toContain(16.1);
    expect(of('2026-11-25', 'dollars')).toEqual(
      expect.arrayContaining([16.6, 291.66, 74_600, 31_421]),
    );
    expect(of('2025-05-31', 'count')).toEqual([50, 25]);
    expect(of('2026-11-25', 'count')).toEqual([25]);
  });

  it('hold each rate, and both sales taxes together', () => {
    expect(of('2026-11-25', 'percent')).toEqual(
      expect.arrayContaining([5, 9.975, 14.975, 9, 3.6, 6.6, 1.8, 3.4, 6.3, 1.82, 20.5, 12.2]),
    );
  });
});
