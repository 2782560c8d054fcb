import { describe, expect, it } from 'vitest';
import { planOf } from './defaults/defaults.ts';
import { forecastInputsSchema } from './inputs.ts';
import { type ChargeName, chargeNames } from './rules/payroll.ts';
import { staffCosts } from './rules/staff.ts';
import { computed, unitsIn } from './testing/smallPlans.ts';

describe('published cases, to the cent', () => {
  it('a dry cleaner’s first quarter by the quick method (Revenu Québec)', () => {
    const salesTax = { registration: 'start' as const, method: 'quick' as const };
    const { months } = computed({ salesTax }, { price: 20_000_00, units: unitsIn({ 2: 1 }) });
    expect(months[4]?.salesTaxPaid).toBe(546_00 + 1_231_72);
    expect(months[3]?.otherIncome).toBe(1_000_00 + 1_995_00 - 546_00 - 1_231_72);
    expect(months[3]?.salesTaxPayable).toBe(546_00 + 1_231_72);
  });

  it('employer charges of 2026 on 108,000', () => {
    const plan = planOf(
      forecastInputsSchema.parse({
        opening: '2026-01',
        offers: [{ id: 'a' }],
        staff: [{ id: 's', pay: { mode: 'monthly', amount: 9_000_00 }, to: 12 }],
      }),
    );
    const [costs] = staffCosts(plan);
    const year = (name: ChargeName) =>
      (costs?.charges ?? []).reduce((all, month) => all + month[name], 0);
    expect(Object.fromEntries(chargeNames.map((name) => [name, year(name)]))).toEqual({
      pensionPlan: 4_479_30,
      secondPensionPlan: 416_00,
      employmentInsurance: 1_253_98,
      parentalInsurance: 620_06,
      healthServicesFund: 1_782_00,
      labourStandards: 61_80,
      workplaceInsurance: 1_586_20,
    });
  });

  it('a small supplier whose four quarters pass 30,000 is registered from 1 February', () => {
    const sold = { price: 1_000_00, units: unitsIn({ 2: 7, 5: 7, 8: 6, 11: 25 }) };
    const { registeredMonth, months } = computed({}, sold);
    expect(registeredMonth).toBe(14);
    expect(months[14]?.month).toBe('2027-02');
    const exactly = { price: 1_000_00, units: unitsIn({ 2: 7, 5: 7, 8: 6, 11: 10 }) };
    expect(computed({}, exactly).registeredMonth).toBeNull();
    expect(computed({}, { price: 30_000_01, units: unitsIn({ 5: 1 }) }).registeredMonth).toBe(5);
  });

  it('15,000 at 20 % over 96 months', () => {
    const [loan] = computed({
      loans: [{ id: 'l', amount: 15_000_00, rate: '20', term: 96 }],
    }).loans;
    expect(loan?.payment).toBe(314_30);
    expect(loan?.schedule?.slice(0, 2).map(({ interest }) => interest)).toEqual([250_00, 248_93]);
  });

  it('collections of 35 % at once, 60 % the next month and 5 % never', () => {
    const { months } = computed(
      { badDebts: '5', collect: ['0.368421052632', '0.631578947368', '0', '0'] },
      {
        price: 1_000_00,
        taxStatus: 'exempt',
        units: unitsIn({ 1: 561, 2: 689, 3: 598, 4: 751 }),
      },
    );
    const collected = months.slice(2, 5).map(({ cashFromCustomers }) => cashFromCustomers);
    expect(collected).toEqual([577_750_00, 622_700_00, 621_650_00]);
  });

  it('fixed costs of 20,000, a price of 400 and a cost of 250 break even at 134 units', () => {
    const { breakEven } = computed(
      { fixed: [{ id: 'f', amount: 20_000_00, tax: 'none', to: 1 }] },
      {
        price: 400_00,
        cost: 250_00,
        costTaxable: false,
        taxStatus: 'exempt',
        units: unitsIn({ 1: 10 }),
      },
    );
    expect(breakEven).toMatchObject({ units: 134, revenue: 53_333_34 });
  });
});
