import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { from, monthsOf, statements } from '../testing/smallPlans.ts';

type Line = Omit<NonNullable<ForecastInputs['staff']>[number], 'id'>;
const staff = (line: Line, more: Partial<ForecastInputs> = {}) =>
  statements({ ...more, staff: [{ id: 's', ...line }] });
const monthly = (amount: number) => ({ mode: 'monthly' as const, amount });

/*
 * On 1,000.00 a month: QPP 6.30 % of 708.34 = 44.63 · employment insurance 18.20 · QPIP 6.02 · health fund 16.50 ·
 * labour standards 0.60 · CNESST 15.40.
 */
const onThousand = 101_35;

describe('staff', () => {
  it('are paid in their month, their contributions the month after', () => {
    const plan = staff({ pay: monthly(1_000_00), from: 5, to: 6 });
    expect(monthsOf(plan, 'wages')).toEqual({ 5: 1_000_00, 6: 1_000_00 });
    expect(monthsOf(plan, 'employerCharges')).toEqual({ 5: onThousand, 6: onThousand });
    expect(monthsOf(plan, 'payrollPayable')).toEqual({ 5: onThousand, 6: onThousand });
    expect(monthsOf(plan, 'cashToStaff')).toEqual({
      5: 1_000_00,
      6: 1_000_00 + onThousand,
      7: onThousand,
    });
    const last = staff({ pay: monthly(1_000_00), from: 36 });
    expect(monthsOf(last, 'payrollPayable')).toEqual({ 36: onThousand });
  });

  it('by the hour have 52 weeks a year and their vacation', () => {
    const hourly = { mode: 'hourly' as const, wage: 20_00, hoursPerWeek: 37.5 };
    // 20.00 × 37.5 × 52 ÷ 12 = 3,250.00, then × 1.04 or × 1.06.
    expect(staff({ pay: hourly }).months[1]?.wages).toBe(3_380_00);
    expect(staff({ pay: { ...hourly, vacation: '6' } }).months[36]?.wages).toBe(3_445_00);
  });

  it('work in their months of the calendar', () => {
    const plan = staff({ pay: monthly(1_000_00), months: [1, 6], from: 6 }, { opening: '2027-05' });
    // Month 2 is June and month 9 January.
    expect(Object.keys(monthsOf(plan, 'wages'))).toEqual(['9', '14', '21', '26', '33']);
  });

  it('may be several people, each with their own pay, contributions and maxima', () => {
    const three = staff({ people: 3, pay: monthly(1_000_00), from: 5, to: 6 });
    expect(monthsOf(three, 'wages')).toEqual({ 5: 3_000_00, 6: 3_000_00 });
    expect(monthsOf(three, 'employerCharges')).toEqual({ 5: 3 * onThousand, 6: 3 * onThousand });
    expect(three.months[6]?.cashToStaff).toBe(3_000_00 + 3 * onThousand);
    // 18.01 × 25 × 52 ÷ 12 × 1.04 = 2,029.1267, rounded for each person.
    const hourly = { mode: 'hourly' as const, wage: 18_01, hoursPerWeek: 25 };
    expect(staff({ people: 3, pay: hourly }).months[1]?.wages).toBe(3 * 2_029_13);
    const charges = (people: number) =>
      staff({ people, pay: monthly(20_000_00) }).years.map(
        ({ employerCharges }) => employerCharges,
      );
    expect(charges(7)).toEqual(charges(1).map((one) => 7 * (one ?? Number.NaN)));
  });

  it('may be without employment insurance or CNESST, or have other rates', () => {
    const charged = (line: Line, more: Partial<ForecastInputs> = {}) =>
      staff({ pay: monthly(1_000_00), to: 1, ...line }, more).months[1]?.employerCharges;
    expect(charged({ employmentInsurance: false })).toBe(onThousand - 18_20);
    expect(charged({ cnesst: false })).toBe(onThousand - 15_40);
    expect(charged({}, { hsfRate: '2', cnesstRate: '3' })).toBe(onThousand + 3_50 + 14_60);
    // The first 291.66 of a month is exempt from QPP. The other contributions are 5.31 + 1.76 + 4.81 + 0.17 + 4.49.
    expect(charged({ pay: monthly(291_66) })).toBe(16_54);
  });

  it('reach the maxima of a calendar year, which begin again in January', () => {
    // 20,000.00 a month from September (month 1); January is month 5.
    const plan = staff({ pay: monthly(20_000_00), to: 5 }, { opening: '2026-09' });
    // QPP 6.30% of 19,708.34 = 1,241.63; the others are 364.00, 120.40, 330.00, 12.00 and 308.00.
    const full = 2_376_03;
    // Month 4: QPP 6.30% of 14,308.34 = 901.43, limited to 4,479.30 − 3,724.89; second QPP 4% of 5,400.00; employment
    // insurance 1.82% of 8,900.00.
    const fourth = 754_41 + 216_00 + 161_98 + 120_40 + 330_00 + 12_00 + 308_00;
    expect(from(plan, 'employerCharges', 1, 5)).toEqual([full, full, full, fourth, full]);
  });
});

describe('the owner', () => {
  const paid = { ownerPay: { amount: 1_000_00, from: 3 } };

  it.each(['soleProprietorship', 'partnership'] as const)('of a %s draws', (form) => {
    const plan = statements({ ...paid, form });
    expect(from(plan, 'drawings', 1, 4)).toEqual([0, 0, 1_000_00, 1_000_00]);
    expect(from(plan, 'ownerCapital', 2, 4)).toEqual([0, -1_000_00, -2_000_00]);
    expect(plan.months[36]?.drawings).toBe(1_000_00);
    expect(monthsOf(plan, 'wages')).toEqual({});
  });

  it.each(['corporation', 'cooperative', 'nonProfit'] as const)(
    'of a %s has a salary without employment insurance',
    (form) => {
      const plan = statements({ ...paid, form });
      expect(from(plan, 'wages', 1, 4)).toEqual([0, 0, 1_000_00, 1_000_00]);
      expect(plan.months[36]?.wages).toBe(1_000_00);
      // CNESST coverage of a director is optional.
      expect(plan.months[3]?.employerCharges).toBe(onThousand - 18_20 - 15_40);
      const covered = statements({ ...paid, form, ownerPay: { ...paid.ownerPay, cnesst: true } });
      expect(covered.months[3]?.employerCharges).toBe(onThousand - 18_20);
      expect(monthsOf(plan, 'drawings')).toEqual({});
    },
  );
});
