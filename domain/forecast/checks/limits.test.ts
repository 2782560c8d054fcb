import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { computed, unitsIn } from '../testing/smallPlans.ts';

type Offer = Partial<ForecastInputs['offers'][number]>;
const exempt = { taxStatus: 'exempt' as const, costTaxable: false };
const monthly = (units: number) => ({ mode: 'ramp' as const, anchors: { 1: units } });

/** @returns the severity, path and English text of a check of a plan; undefined if it is not reported. */
function reported(id: string, inputs: Partial<ForecastInputs>, offer: Offer = {}) {
  const check = computed(inputs, { ...exempt, ...offer }).checks.find((one) => one.id === id);
  return check && [check.severity, check.mendAt.question, check.text.en];
}

const untaxed = (amount: number, more: object = {}) => ({
  id: 'x',
  amount,
  tax: 'none' as const,
  ...more,
});
const hourly = (wage: number, hoursPerWeek: number | null = 10) => ({
  mode: 'hourly' as const,
  wage,
  hoursPerWeek,
});

describe('a check speaks from its limit on', () => {
  it('sources that are 0.01 short of the uses', () => {
    const at = (amount: number) =>
      reported('usesExceedSources', { capital: [{ id: 'c', amount }], startup: [untaxed(500_00)] });
    expect(at(500_00)).toBeUndefined();
    expect(at(499_99)).toEqual([
      'warning',
      'capital',
      'What you plan to pay at the start is $0.01 more than the money gathered by then.',
    ]);
  });

  it('own money under 20 % of the sources, with a loan at the start', () => {
    const at = (own: number, more: Partial<ForecastInputs> = {}) =>
      reported('ownShare', {
        capital: [{ id: 'c', amount: own }],
        loans: [{ id: 'l', amount: 8_000_00, rate: '0', term: 60 }],
        ...more,
      });
    expect(at(2_000_00)).toBeUndefined();
    // The own share is 1,000.00 of 9,000.00.
    expect(at(1_000_00)).toEqual([
      'warning',
      'capital',
      'Your own money is 11.11% of the financing at the start; lenders usually ask for at least 20%.',
    ]);
    const tools = { id: 'a', cost: 1_000_00, owned: true };
    expect(at(1_000_00, { assets: [tools] })).toBeUndefined();
    expect(at(1_000_00, { assets: [{ ...tools, month: 1 }] })).toBeDefined();
    expect(at(1_000_00, { assets: [{ ...tools, owned: false }] })).toBeDefined();
    const later = [
      { id: 'c', amount: 1_000_00 },
      { id: 'd', amount: 1_000_00, month: 1 },
    ];
    expect(at(0, { capital: later })).toBeDefined();
    expect(at(1_000_00, { loans: [] })).toBeUndefined();
    const lateLoan = [{ id: 'l', amount: 8_000_00, rate: '0', term: 60, month: 1 }];
    expect(at(0, { loans: lateLoan })).toBeUndefined();
  });

  it('a ratio under 1.25, year by year', () => {
    const at = (rent: number) =>
      reported(
        'coverageLow',
        {
          fixed: [untaxed(rent, { from: 13, to: 24 })],
          loans: [{ id: 'l', amount: 3_600_00, rate: '0', term: 36 }],
        },
        { price: 200_00, units: monthly(1) },
      );
    // The loan payment is 100.00 a month: earnings of 125.00 are enough, 124.00 are not.
    expect(at(75_00)).toBeUndefined();
    expect(at(76_00)).toEqual([
      'warning',
      'loans',
      'For each dollar due on its loans, the business earns too little: $1.24 in year 2. Lenders ask for $1.25.',
    ]);
  });

  it('earnings that never come back to 0', () => {
    const at = (spent: number) =>
      reported(
        'breakEvenLate',
        { startup: [untaxed(spent)] },
        { price: 36_00, units: unitsIn({ 36: 1 }) },
      );
    expect(at(36_00)).toBeUndefined();
    expect(at(36_01)?.[1]).toBe('offers');
    expect(reported('breakEvenLate', { startup: [{ id: 's' }] })).toBeUndefined();
  });

  it('pay under the need', () => {
    const at = (ownerPay: ForecastInputs['ownerPay'], personalNeed = 2_000_00) =>
      reported('payUnderNeed', { ownerPay, personalNeed });
    expect(at({ amount: 2_000_00 })).toBeUndefined();
    expect(at({ amount: 1_999_99 })).toEqual([
      'warning',
      'ownerPay.amount',
      'You plan to pay yourself $1,999.99 a month, and say that you need $2,000.',
    ]);
    expect(at(null)).toBeDefined();
    expect(at({})).toBeUndefined();
    expect(at(null, 0)).toBeUndefined();
  });

  it('a price that its cost reaches', () => {
    const at = (price: number, cost: number, name?: string) =>
      reported('unitMargin:a', {}, { price, cost, name });
    expect(at(10_01, 10_00)).toBeUndefined();
    expect(at(0, 0)).toBeUndefined();
    expect(at(10_00, 10_00)).toEqual([
      'warning',
      'offers.0.price',
      'A sale leaves nothing: $10 of price, $10 of cost.',
    ]);
    expect(at(9_00, 10_00, 'Bowl')?.[2]).toBe(
      'A sale leaves nothing (Bowl): $9 of price, $10 of cost.',
    );
  });

  it('a wage under the minimum of a month in which someone works', () => {
    const at = (wage: number, opening: string, more: object = {}) =>
      reported('wageUnderMinimum:s', { opening, staff: [{ id: 's', pay: hourly(wage), ...more }] });
    expect(at(16_60, '2026-06')).toBeUndefined();
    expect(at(16_59, '2026-06')).toEqual([
      'warning',
      'staff.0.pay.wage',
      '$16.59 an hour is under the minimum wage of $16.60, except for people who receive tips.',
    ]);
    expect(at(16_59, '2026-06', { name: 'Help' })?.[2]).toContain('$16.59 an hour (Help) is under');
    // The minimum wage rises to 16.60 in May 2026, month 5 of a plan that opens in January.
    expect(at(16_59, '2026-01', { to: 4 })).toBeUndefined();
    expect(at(16_59, '2026-01', { to: 5 })).toBeDefined();
  });

  it('work of more hours than there are', () => {
    const at = (units: number, more: Partial<ForecastInputs> = {}, minutes: number | null = 60) =>
      reported(
        'hoursShort',
        { opening: '2027-01', hoursPerWeek: 12, ...more },
        { minutes, units: unitsIn({ 3: units }) },
      );
    // 12 hours a week × 52 ÷ 12 = 52 hours a month.
    expect(at(52)).toBeUndefined();
    expect(at(53)).toEqual([
      'warning',
      'hoursPerWeek',
      'The sales planned take 53 hours in March 2027; 52 are available.',
    ]);
    expect(at(35, {}, 90)?.[2]).toContain('take 53 hours in March 2027; 52 are available.');
    expect(at(53, { hoursPerWeek: null })).toBeUndefined();
    expect(at(53, {}, null)).toBeUndefined();
    const help = (pay: object | null, line: object = {}): Partial<ForecastInputs> => ({
      staff: [{ id: 's', pay: pay as never, ...line }],
    });
    // An employee adds twelve hours a week.
    expect(at(104, help(hourly(20_00, 12)))).toBeUndefined();
    expect(at(105, help(hourly(20_00, 12)))?.[2]).toContain('; 104 are available.');
    expect(at(156, help(hourly(20_00, 12), { people: 2 }))).toBeUndefined();
    expect(at(157, help(hourly(20_00, 12), { people: 2 }))?.[2]).toContain('; 156 are available.');
    expect(at(105, help(hourly(20_00, 12), { from: 4 }))?.[2]).toContain('; 52 are available.');
    expect(at(105, help({ mode: 'monthly', amount: 1 }))).toBeUndefined();
    expect(at(105, help(hourly(20_00, null)))).toBeUndefined();
  });

  it('sales that grow by more than half without more pay or minutes', () => {
    const grown = (
      years: (number | null)[],
      more: Partial<ForecastInputs> = {},
      offer: Offer = {},
    ) =>
      reported('growthWithoutHands', more, {
        price: 10_00,
        units: { mode: 'year', years },
        ...offer,
      });
    expect(grown([1_000, 1_500, 0])).toBeUndefined();
    expect(grown([1_000, 1_501, 0])).toEqual([
      'note',
      'staff',
      'Sales rise by 50% in the second year without more staff or hours planned.',
    ]);
    expect(grown([1_000, 1_756, 0])?.[2]).toContain('Sales rise by 76%');
    expect(grown([0, 1_000, 0])).toBeUndefined();
    expect(grown([null, 1_000, 0])).toBeUndefined();
    expect(grown([1_000, null, 0])).toBeUndefined();
    expect(grown([1_000, 2_000, 0], {}, { minutes: 0 })).toBeUndefined();
    const pay = { mode: 'monthly' as const, amount: 1_000_00 };
    expect(grown([1_000, 2_000, 0], { staff: [{ id: 's', pay }] })).toBeDefined();
    expect(grown([1_000, 2_000, 0], { staff: [{ id: 's', pay, from: 2 }] })).toBeUndefined();
    expect(grown([1_000, 2_000, 0], { staff: [{ id: 's', to: 12 }] })).toBeUndefined();
  });

  it('registration by the law, where one chose never', () => {
    const at = (dollars: number, registration: 'auto' | 'start' | 'never', offer: Offer = {}) =>
      reported(
        'registrationMissing',
        { opening: '2027-01', salesTax: { registration } },
        { price: 1_00, taxStatus: 'taxable', units: unitsIn({ 2: dollars }), ...offer },
      );
    expect(at(30_000, 'never')).toBeUndefined();
    expect(at(30_001, 'never')).toEqual([
      'warning',
      'salesTax.registration',
      'Your sales pass $30,000: you must register for the GST and the QST from February 2027.',
    ]);
    expect(at(30_001, 'auto')).toBeUndefined();
    expect(at(30_001, 'start')).toBeUndefined();
    expect(at(30_001, 'never', { price: null })).toBeUndefined();
  });

  it('contributions of an earlier year than the plan’s last', () => {
    const staff = [{ id: 's', pay: { mode: 'monthly' as const, amount: 1 } }];
    // A plan that opens in January 2024 ends with 2026, whose contributions are in the table.
    expect(reported('ratesOlder', { opening: '2024-01', staff })).toBeUndefined();
    expect(reported('ratesOlder', { opening: '2024-02', staff })).toEqual([
      'note',
      'staff',
      'Employer contributions are those of 2026 until 2027.',
    ]);
    expect(reported('ratesOlder', { opening: '2024-02' })).toBeUndefined();
  });
});

describe('what is forgotten or misplaced', () => {
  const ids = (inputs: Partial<ForecastInputs>) =>
    computed(inputs, exempt).checks.map((check) => check.id);
  const named = (...names: string[]) => names.map((name, at) => ({ id: `${at}`, name }));
  const all = { fixed: named('Loyer') };

  it('is reported once fixed costs are listed', () => {
    expect(ids(all)).toEqual(['noInsurance', 'noAccounting', 'noCardFees', 'noOwnPay']);
    expect(ids({})).toEqual([]);
    expect(reported('noCnesst', { ...all, staff: [{ id: 's', cnesst: false }] })).toEqual([
      'note',
      'staff',
      'The CNESST is not counted for all staff.',
    ]);
    expect(reported('noInsurance', all)).toEqual(['note', 'fixed', 'No insurance is planned.']);
    expect(reported('noAccounting', all)).toEqual([
      'note',
      'fixed',
      'No accounting fees are planned.',
    ]);
    expect(reported('noCardFees', all)).toEqual([
      'note',
      'cardFee',
      'No card fees are planned on sales.',
    ]);
    expect(reported('noOwnPay', all)).toEqual([
      'note',
      'ownerPay.amount',
      'No pay is planned for you.',
    ]);
  });

  it.each([
    ['noInsurance', 'Assurance', 'Liability insurance'],
    [
      'noAccounting',
      'Comptable',
      'Bookkeeping',
      'Accounting',
      'Tenue de livres',
      'Honoraires du CPA',
    ],
    ['noCardFees', 'Frais de carte', 'Card fees', 'Location du terminal'],
  ])('%s: a line of its name is enough, of start-up too', (id, ...names) => {
    for (const name of names) {
      expect(ids({ fixed: named(name) })).not.toContain(id);
      expect(ids({ ...all, startup: named(name) })).not.toContain(id);
    }
  });

  it('is not one’s pay in a non-profit, nor a pay that is given', () => {
    expect(ids({ ...all, form: 'nonProfit' })).not.toContain('noOwnPay');
    expect(ids({ ...all, ownerPay: { amount: 1 } })).not.toContain('noOwnPay');
    expect(ids({ ...all, ownerPay: { amount: 0 } })).toContain('noOwnPay');
    expect(ids({ ...all, ownerPay: {} })).not.toContain('noOwnPay');
    expect(ids({ ...all, cardFee: '0.1' })).not.toContain('noCardFees');
  });

  it.each([
    'Remboursement SADC',
    'Emprunt',
    'Hypothèque',
    'Hypotheque',
    'Car loan',
    'Mortgage',
    'Prêt de la caisse',
    'Prêts',
  ])('is a loan among fixed costs: %s', (name) => {
    expect(reported('loanAmongFixed', { fixed: named('Loyer', name) })?.slice(0, 2)).toEqual([
      'warning',
      'fixed.1',
    ]);
  });

  it.each([
    'Mon salaire',
    'Ma paie',
    'Ma paye',
    'Ma rémunération',
    'Propriétaire',
    'My salary',
    'My own pay',
    'My wages',
    'Owner',
  ])('is the salary of who draws: %s', (name) => {
    const staff = named('Aide', name);
    expect(reported('salaryOfProprietor', { staff })?.slice(0, 2)).toEqual(['warning', 'staff.1']);
    expect(ids({ staff, form: 'partnership' })).toContain('salaryOfProprietor');
    expect(ids({ staff, form: 'corporation' })).not.toContain('salaryOfProprietor');
  });
});
