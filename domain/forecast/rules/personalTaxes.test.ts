import { describe, expect, it } from 'vitest';
import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import type { Bracket, PersonalTaxes } from '../../legal/personalTaxes.ts';
import { fraction, zero } from '../exact.ts';
import { federalTax, personalTaxesOn, quebecTax } from './personalTaxes.ts';

const { value: of2026 } = inForce(constants.personalTaxes, '2026-12-31');

const brackets = (rates: readonly string[], bounds: readonly number[]): Bracket[] =>
  rates.map((rate, at) => {
    const upTo = bounds[at];
    return upTo === undefined ? { rate } : { rate, upTo: upTo * 100 };
  });

/** @returns the tables of another year, for published examples. Amounts in dollars. */
function tables(
  federal: {
    rates: readonly string[];
    bounds: readonly number[];
    basic: readonly [number, number];
  },
  quebec: { rates: readonly string[]; bounds: readonly number[]; basic: number },
): PersonalTaxes {
  const [most, least] = federal.basic;
  const [from = 0, to = 0] = federal.bounds.slice(-2);
  return {
    ...of2026,
    federal: {
      ...of2026.federal,
      brackets: brackets(federal.rates, federal.bounds),
      basic: { most: most * 100, least: least * 100, from: from * 100, to: to * 100 },
      creditRate: federal.rates[0] ?? '',
    },
    quebec: {
      brackets: brackets(quebec.rates, quebec.bounds),
      basic: quebec.basic * 100,
      creditRate: quebec.rates[0] ?? '',
    },
  };
}

const of2025 = tables(
  {
    rates: ['14.5', '20.5', '26', '29', '33'],
    bounds: [57_375, 114_750, 177_882, 253_414],
    basic: [16_129, 14_538],
  },
  { rates: ['14', '19', '24', '25.75'], bounds: [53_255, 106_495, 129_590], basic: 18_571 },
);
const of2019 = tables(
  {
    rates: ['15', '20.5', '26', '29', '33'],
    bounds: [47_630, 95_259, 147_667, 210_371],
    basic: [12_069, 12_069],
  },
  { rates: ['15', '20', '24', '25.75'], bounds: [43_790, 87_575, 106_555], basic: 15_269 },
);
const of2018 = tables(
  {
    rates: ['15', '20.5', '26', '29', '33'],
    bounds: [46_605, 93_208, 144_489, 205_842],
    basic: [11_809, 11_809],
  },
  { rates: ['15', '20', '24', '25.75'], bounds: [43_055, 86_105, 104_765], basic: 15_012 },
);

/** @returns federal and Quebec tax on a taxable income, both in whole dollars. */
function taxes(rules: PersonalTaxes, income: number): [number, number] {
  const net = fraction(BigInt(income * 100), 1n);
  const cents = [federalTax(rules, net, zero), quebecTax(rules, net)];
  return cents.map((tax) => Math.round(tax / 100)) as [number, number];
}

const alone = (income: number, rules = of2026) =>
  personalTaxesOn(rules, { other: 0, earned: income * 100, taxed: income * 100 });

describe('the taxes of a self-employed person', () => {
  it('are worked out on 50,000.00 in 2026, to the cent', () => {
    expect(alone(50_000)).toMatchObject({
      firstQpp: 5_859_00,
      secondQpp: 0,
      qpip: 382_00,
      hsf: 150_00,
      federal: 3_192_19,
      quebec: 3_645_10,
      total: 13_228_29,
    });
  });

  it('are 0 without income, and under the floors of each', () => {
    const { total } = alone(0);
    expect(total).toBe(0);
    expect(alone(1_999.99).qpip).toBe(0);
    expect(alone(2_000).qpip).toBe(15_28);
    expect(alone(3_500).firstQpp).toBe(0);
    expect(alone(18_500).hsf).toBe(0);
  });

  it('reach the maxima published for 2026', () => {
    // Unifor, Government benefits 2026 (unifor.org); Crowe BGK and PwC, 25 November 2025.
    const { firstQpp, secondQpp, qpip, hsf } = alone(200_000);
    expect([firstQpp, secondQpp, qpip, hsf]).toEqual([8_958_60, 832_00, 786_92, 1_000_00]);
  });

  it('stay under 100 percent of income, and rise with it', () => {
    let before = -1;
    for (let income = 0; income <= 400_000; income += 1_250) {
      const { total } = alone(income);
      expect(total).toBeGreaterThanOrEqual(before);
      expect(total).toBeLessThan(Math.max(1, income * 60));
      before = total;
    }
  });

  it('are only what is added to those of another salary', () => {
    const salary = { other: 40_000_00, earned: 30_000_00, taxed: 30_000_00 };
    const { firstQpp, secondQpp, qpip, federal, quebec } = personalTaxesOn(of2026, salary);
    // 12.6 % of the part of 40,000 to 70,000, and 0.764 % of 30,000.
    expect([firstQpp, secondQpp, qpip]).toEqual([3_780_00, 0, 229_20]);
    // Of 40,000 alone: 0.835 × (5,600 − 14 % of 16,452) = 2,752.76, and 14 % × (38,550 − 18,952) = 2,743.72.
    // With 30,000 more: D = 2,190 + 100.24 = 2,290.24, C = 1,590 + 128.96 = 1,718.96.
    expect(federal).toBe(
      Math.round(83.5 * (8_193.22 + 0.205 * 9_186.76 - 0.14 * (16_452 + 1_718.96))) - 2_752_76,
    );
    // 14 % × 54,345 + 19 % × (70,000 − 2,290.24 − 1,450 − 54,345) − 14 % × 18,952 − 2,743.72.
    expect(quebec).toBe(4_475_10);
    const none = personalTaxesOn(of2026, { other: 40_000_00, earned: 0, taxed: 0 });
    expect(none.total).toBe(0);
  });

  it('count losses of earlier years for income taxes alone', () => {
    const before = alone(50_000);
    const after = personalTaxesOn(of2026, { other: 0, earned: 50_000_00, taxed: 20_000_00 });
    expect(after).toMatchObject({ firstQpp: before.firstQpp, qpip: before.qpip, hsf: before.hsf });
    expect([after.federal, after.quebec]).toEqual([0, 0]);
  });
});

describe('published examples', () => {
  it('Retraite Québec, Contributions to the QPP: self-employed persons in 2024', () => {
    const { pensionPlan } = of2026;
    const of2024 = { ...of2026, pensionPlan: { ...pensionPlan, rate: '12.8', upTo: 68_500_00 } };
    const paid = [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 55_000].map(
      (income) => alone(income, of2024).firstQpp / 100,
    );
    expect(paid).toEqual([192, 832, 1_472, 2_112, 3_392, 4_672, 5_952, 6_592]);
  });

  it('Finance Canada, lowest personal income tax rate, table 3: 60,000 in 2026 before the abatement', () => {
    const [federal] = taxes(of2026, 60_000);
    expect(Math.abs(federal / 0.835 - 6_193)).toBeLessThan(1);
  });

  it('RCGT, Tax Table – Québec 2025: federal tax after the abatement, and Quebec tax', () => {
    const published: readonly (readonly [number, number, number])[] = [
      [20_000, 469, 200],
      [30_000, 1_679, 1_600],
      [40_000, 2_890, 3_000],
      [50_000, 4_101, 4_400],
      [55_000, 4_706, 5_187],
      [58_000, 5_101, 5_757],
      [59_000, 5_272, 5_947],
    ];
    for (const [income, ...due] of published)
      expect([income, ...taxes(of2025, income)]).toEqual([income, ...due]);
  });

  it('CQFF, Tapis de souris 2018 and 2019', () => {
    const published: readonly (readonly [PersonalTaxes, number, number, number])[] = [
      [of2018, 50_000, 4_939, 5_595],
      [of2018, 100_000, 13_810, 16_151],
      [of2018, 150_000, 24_803, 28_943],
      [of2018, 200_000, 36_911, 41_818],
      [of2018, 500_000, 119_380, 119_068],
      [of2019, 50_000, 4_860, 5_520],
      [of2019, 100_000, 13_636, 16_017],
      [of2019, 150_000, 24_550, 28_777],
      [of2019, 200_000, 36_657, 41_652],
      [of2019, 500_000, 118_976, 118_902],
    ];
    for (const [rules, income, ...due] of published)
      expect([income, ...taxes(rules, income)]).toEqual([income, ...due]);
  });
});
