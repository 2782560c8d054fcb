import { describe, expect, it } from 'vitest';
import { constants } from './constants.ts';
import { comingAfter, type History, inForce } from './dated.ts';

const histories = Object.entries(constants) as [string, History<unknown>][];

describe('the table of legal figures', () => {
  it.each(histories)(
    'states for %s from which days, by which law and on which page',
    (_, history) => {
      const days = history.map(({ from }) => from);
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const { from, law, page } of history) {
        expect(new Date(from).toISOString()).toBe(`${from}T00:00:00.000Z`);
        expect(law).not.toBe('');
        expect(new URL(page).protocol).toBe('https:');
      }
    },
  );

  it('gives the value of a day', () => {
    expect(inForce(constants.minimumWage, '2026-04-30').value.general).toBe(1610);
    expect(inForce(constants.minimumWage, '2026-05-01').value.general).toBe(1660);
    expect(inForce(constants.minimumWage, '2031-01-01').value.general).toBe(1660);
    expect(inForce(constants.minimumWage, '2020-01-01').value.general).toBe(1610);
    expect(inForce(constants.insurancePremiumTax, '2026-12-31').value).toBe('9');
    expect(inForce(constants.insurancePremiumTax, '2027-01-01').value).toBe('9.975');
    expect(comingAfter(constants.insurancePremiumTax, '2026-12-31')?.from).toBe('2027-01-01');
    expect(comingAfter(constants.insurancePremiumTax, '2027-01-01')).toBeUndefined();
    expect(inForce(constants.francization, '2025-05-31').value).toBe(50);
    expect(inForce(constants.francization, '2025-06-01').value).toBe(25);
  });

  it('has maxima that follow from their rates', () => {
    const { value } = inForce(constants.employerContributions, '2026-07-01');
    const { pensionPlan, secondPensionPlan, ...others } = value;
    const yearly = { ...pensionPlan, exemption: 3_500_00 };
    for (const { rate, upTo, most, above = 0, exemption = 0 } of [
      yearly,
      secondPensionPlan,
      ...Object.values(others),
    ]) {
      if (upTo === undefined || most === undefined) continue;
      expect(Math.round(((upTo - above - exemption) * Number(rate)) / 100)).toBe(most);
    }
  });
});
