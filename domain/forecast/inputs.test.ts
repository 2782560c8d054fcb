import { describe, expect, it } from 'vitest';
import { calendarMonth, monthName } from './calendar.ts';
import { forecastInputsSchema } from './inputs.ts';

const form = (more: object) => ({ opening: '2027-05', offers: [{ id: 'a' }], ...more });
const offer = (more: object) => form({ offers: [{ id: 'a', ...more }] });

/** @returns the validation errors of a form as "path: message". */
function wrong(inputs: object): string[] {
  const { error } = forecastInputsSchema.safeParse(inputs);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
const accepts = (inputs: object) => wrong(inputs).length === 0;

describe('a form that breaks a rule', () => {
  it('names it, at its place', () => {
    expect(wrong(form({ offers: [{ id: 'a' }, { id: 'a' }] }))).toEqual([
      'offers: ids must differ',
    ]);
    expect(wrong(form({ grants: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] }))).toEqual([
      'grants: ids must differ',
    ]);
    expect(wrong(form({ collect: ['0.5', '0.4', '0', '0'] }))).toEqual([
      'collect: must add up to 1',
    ]);
    expect(wrong(form({ supplierTerms: ['1', '1', '0'] }))).toEqual([
      'supplierTerms: must add up to 1',
    ]);
    expect(wrong(form({ badDebts: '61' }))).toEqual(['badDebts: must be at most 60']);
    expect(wrong(form({ hoursPerWeek: 1.005 }))).toEqual([
      'hoursPerWeek: must have two decimals at most',
    ]);
    expect(wrong(offer({ season: Array.from({ length: 12 }, () => 0) }))).toEqual([
      'offers.0.season: must not all be 0',
    ]);
    expect(wrong(offer({ price: 1e9, units: { mode: 'ramp', anchors: { 1: 101 } } }))).toEqual([
      'offers.0: must sell at most 1,000,000,000.00',
    ]);
    expect(wrong(form({ owners: [{ id: 'o' }], ownerPay: {} }))).toEqual([
      'ownerPay: must be left out with owners, who replace it',
    ]);
    for (const shares of [
      ['0.5', '0.4'],
      ['1', null],
      ['1.2', '0'],
    ]) {
      const owners = shares.map((share, at) => ({ id: `${at}`, share }));
      expect(wrong(form({ owners }))).toEqual([
        'owners: shares must add up to 1, or all be left out',
      ]);
    }
    expect(wrong(form({ loans: [{ id: 'l', term: 5, interestOnly: 5 }] }))).toEqual([
      'loans.0: must repay before its term ends',
    ]);
  });

  it('of a loan names the field', () => {
    const lent = (loan: object) =>
      wrong(form({ assets: [{ id: 'oven' }], loans: [{ id: 'l', ...loan }] }));
    expect(lent({ term: 60, amortisation: 59 })).toEqual([
      'loans.0.amortisation: must be at least the term',
    ]);
    expect(lent({ term: 60, amortisation: 60, kind: 'balloon' })).toEqual([]);
    expect(lent({ amortisation: 361 })).toHaveLength(1);
    expect(lent({ kind: 'bullet' })).toHaveLength(1);
    expect(lent({ state: '' })).toHaveLength(1);
    for (const state of ['confirmed', 'asked', 'conditional', null]) {
      expect(lent({ state, lender: 'BDC', security: 'Caution', variable: true })).toEqual([]);
    }
    expect(lent({ on: ['oven'] })).toEqual([]);
    expect(lent({ on: ['oven', 'van', 'lathe'] })).toEqual([
      'loans.0.on.1: must be the id of an asset',
      'loans.0.on.2: must be the id of an asset',
    ]);
    expect(wrong(form({ loans: [{ id: 'l', on: ['oven'] }] }))).toHaveLength(1);
  });

  it('of a grant names the field', () => {
    const given = (grant: object, more: object = {}) =>
      wrong(form({ assets: [{ id: 'oven' }], grants: [{ id: 'g', ...grant }], ...more }));
    expect(given({ for: 'oven', state: 'asked' })).toEqual([]);
    expect(given({ for: null, state: null })).toEqual([]);
    expect(given({ for: 'van' })).toEqual(['grants.0.for: must be the id of an asset']);
    expect(given({ for: ['oven'] })).toHaveLength(1);
    expect(given({ for: '' })).toContain('grants.0.for: must be the id of an asset');
    expect(given({ state: 'promised' })).toHaveLength(1);
    expect(given({ repayable: true, term: 361 })).toHaveLength(1);
    const grace = { term: 5, interestOnly: 5 };
    expect(given({ repayable: true, ...grace })).toEqual([
      'grants.0: must repay before its term ends',
    ]);
    expect(given(grace)).toEqual([]);
    const loans = { loans: [{ id: 'g' }] };
    expect(given({ repayable: true }, loans)).toEqual([
      'grants: a repayable one must have another id than each loan',
    ]);
    expect(given({}, loans)).toEqual([]);
  });

  it('of a loan whose capitalised interest outgrows every sum names the choice', () => {
    const loan = { id: 'l', amount: 1_000_000_000, rate: '60', term: 360, interestOnly: 94 };
    expect(wrong(form({ loans: [{ ...loan, capitalise: true }] }))).toEqual([]);
    expect(wrong(form({ loans: [{ ...loan, interestOnly: 95, capitalise: true }] }))).toEqual([
      'loans.0.capitalise: must owe at most 1,000,000,000.00',
    ]);
    expect(wrong(form({ loans: [{ ...loan, interestOnly: 95 }] }))).toEqual([]);
  });

  it('of what rises or follows sales names its bound', () => {
    const offered = (more: object) => wrong(form({ offers: [{ id: 'a', ...more }] }));
    const paid = (more: object) => wrong(form({ staff: [{ id: 's', ...more }] }));
    for (const name of ['priceIndex', 'costIndex', 'variableShare']) {
      expect(offered({ [name]: '60' })).toEqual([]);
      expect(offered({ [name]: '60.1' })).toEqual([`offers.0.${name}: must be at most 60`]);
    }
    expect(paid({ raise: '60', tips: '300' })).toEqual([]);
    expect(paid({ raise: '60.1' })).toEqual(['staff.0.raise: must be at most 60']);
    expect(paid({ tips: '300.1' })).toEqual(['staff.0.tips: must be at most 300']);
    expect(offered({ collect: ['0.5', '0.5', '0', '0'] })).toEqual([]);
    expect(offered({ collect: ['0.5', '0.4', '0', '0'] })).toEqual([
      'offers.0.collect: must add up to 1',
    ]);
    expect(offered({ collect: ['1', '0', '0'] })).toHaveLength(1);
    expect(wrong(form({ corporateTaxRateAbove: '60.1' }))).toEqual([
      'corporateTaxRateAbove: must be at most 60',
    ]);
    expect(offered({ wageIndex: '2' })).toHaveLength(1);
  });

  it('reports all of it, where it is too long', () => {
    const name = 'é'.repeat(200);
    const lines = Array.from({ length: 40 }, (_, at) => ({
      id: `${name.slice(0, 60)}${at}`,
      name,
    }));
    const months = Array.from({ length: 100 }, () => 12);
    const monthly = lines.map((line) => ({ ...line, months }));
    const [capital, offers] = [lines.map(({ id }) => ({ id })), lines.slice(0, 6)];
    const lists = ['assets', 'startup', 'deposits', 'grants', 'loans'];
    const taxed = { tax: 'taxable' };
    const full = {
      offers,
      capital,
      fixed: monthly.map((line) => ({ ...line, ...taxed, amount: 1_000_000_000 })),
      staff: monthly,
      ...Object.fromEntries(lists.map((list) => [list, lines])),
      assets: lines.map((line) => ({ ...line, ...taxed, cost: 1_000_000_000 })),
    };
    expect(wrong(form(full))).toEqual([': must be at most 256 KB']);
    expect(wrong(form({ ...full, grants: [] }))).toEqual([]);
  });

  it('reports once what is wrong with a share or a rate that is no number', () => {
    expect(wrong(form({ collect: ['x', '0.5', '0.5', '0'] }))).toHaveLength(1);
    expect(wrong(form({ badDebts: 'x' }))).toHaveLength(1);
    expect(wrong(form({ owners: [{ id: 'o', share: 'x' }] }))).toHaveLength(1);
    expect(wrong(form({ badDebts: '70x' }))).toHaveLength(1);
    const loan = { id: 'l', amount: 1, rate: 'x', term: 9, interestOnly: 5, capitalise: true };
    expect(wrong(form({ loans: [loan] }))).toHaveLength(1);
  });
});

describe('a form holds', () => {
  it('every field of the rules, with each of its words', () => {
    const all = form({
      form: 'soleProprietorship',
      corporateTaxRate: '20.5',
      badDebts: '0',
      cardFee: '2.7',
      hsfRate: '1.65',
      cnesstRate: '1.54',
      hoursPerWeek: 168,
      minimumCash: 1,
      personalNeed: 1,
      ownerPay: { amount: 1, from: 1 },
      salesTax: { registration: 'auto', method: 'regular', quickGst: '3.6', quickQst: '6.6' },
    });
    expect(accepts(all)).toBe(true);
    for (const name of ['partnership', 'corporation', 'cooperative', 'nonProfit']) {
      expect(accepts(form({ form: name }))).toBe(true);
    }
    for (const registration of ['auto', 'start', 'never']) {
      expect(accepts(form({ salesTax: { registration } }))).toBe(true);
    }
    expect(accepts(form({ salesTax: { method: 'quick' } }))).toBe(true);
    for (const taxStatus of ['taxable', 'zeroRated', 'exempt']) {
      expect(accepts(offer({ taxStatus, costTaxable: true }))).toBe(true);
    }
    for (const tax of ['taxable', 'none']) {
      expect(accepts(form({ startup: [{ id: 's', tax }], assets: [{ id: 'a', tax }] }))).toBe(true);
    }
  });

  it('no other word, and no field that it does not know', () => {
    for (const other of [
      form({ form: 'club' }),
      form({ form: '' }),
      form({ salesTax: { registration: '' } }),
      form({ salesTax: { method: '' } }),
      form({ salesTax: { extra: 1 } }),
      form({ ownerPay: { extra: 1 } }),
      offer({ taxStatus: '' }),
      offer({ extra: 1 }),
      offer({ units: { mode: 'ramp', years: [1, 1, 1] } }),
      offer({ units: { mode: '', anchors: {} } }),
      form({ fixed: [{ id: 'f', tax: '' }] }),
      form({ staff: [{ id: 's', pay: { mode: 'hourly', amount: 1 } }] }),
      form({ staff: [{ id: 's', pay: { mode: 'monthly', wage: 1 } }] }),
      form({ staff: [{ id: 's', pay: { mode: '' } }] }),
      form({ owners: [{ id: 'x', dividend: [1, 1] }] }),
      form({ owners: [{ id: 'x', extra: 1 }] }),
      ...['fixed', 'staff', 'assets', 'startup', 'deposits', 'capital', 'grants', 'loans'].map(
        (list) => form({ [list]: [{ id: 'x', extra: 1 }] }),
      ),
    ]) {
      expect([JSON.stringify(other), accepts(other)]).toEqual([JSON.stringify(other), false]);
    }
  });

  it('each number within its bounds', () => {
    const bounds: [(value: number) => object, number, number][] = [
      [(from) => offer({ from }), 1, 36],
      [(stockMonths) => offer({ stockMonths }), 0, 12],
      [(cost) => offer({ cost }), 0, 1_000_000_000],
      [(units) => offer({ units: { mode: 'ramp', anchors: { 1: units } } }), 0, 1_000_000],
      [(units) => offer({ units: { mode: 'year', years: [0, 0, units] } }), 0, 12_000_000],
      [(weight) => offer({ season: [1, ...Array(10).fill(0), weight] }), 0, 1_000],
      [(minutes) => offer({ minutes }), 0, 1_000_000_000_000],
      [(hoursPerWeek) => form({ hoursPerWeek }), 0, 168],
      [(people) => form({ staff: [{ id: 's', people }] }), 1, 500],
      [
        (wage) => form({ staff: [{ id: 's', people: 500, pay: { mode: 'hourly', wage } }] }),
        0,
        2_000_000,
      ],
      [(pay) => form({ owners: [{ id: 'o', pay }] }), 0, 1_000_000_000],
      [(draw) => form({ owners: [{ id: 'o', draw }] }), 0, 1_000_000_000],
      [(otherIncome) => form({ owners: [{ id: 'o', otherIncome }] }), 0, 1_000_000_000],
      [(sum) => form({ owners: [{ id: 'o', dividend: [0, null, sum] }] }), 0, 1_000_000_000],
      [(hours) => form({ owners: [{ id: 'o', hours }] }), 0, 168],
      [(payFrom) => form({ owners: [{ id: 'o', payFrom }] }), 1, 36],
      [(month) => form({ grants: [{ id: 'g', month }] }), 0, 36],
      [(to) => form({ fixed: [{ id: 'f', to }] }), 1, 36],
      [(month) => form({ fixed: [{ id: 'f', months: [month] }] }), 1, 12],
      [(life) => form({ assets: [{ id: 'a', life }] }), 1, 360],
      [(term) => form({ loans: [{ id: 'l', term }] }), 1, 360],
      [(interestOnly) => form({ loans: [{ id: 'l', interestOnly }] }), 0, 359],
      [(minimumCash) => form({ minimumCash }), 0, 1_000_000_000],
      [(limit) => form({ creditLine: { limit } }), 0, 1_000_000_000],
      [(keep) => form({ creditLine: { keep } }), 0, 1_000_000_000],
    ];
    for (const [made, least, most] of bounds) {
      const accepted = [least - 1, least, most, most + 1].map((value) => accepts(made(value)));
      expect([JSON.stringify(made(least)), accepted]).toEqual([
        JSON.stringify(made(least)),
        [false, true, true, false],
      ]);
    }
  });

  it('anchors of the 36 months, and numbers of at most twelve decimals', () => {
    const anchored = (month: string) =>
      accepts(offer({ units: { mode: 'ramp', anchors: { [month]: 1 } } }));
    const months = ['1', '9', '10', '19', '20', '29', '30', '36'];
    expect(months.map(anchored)).toEqual(months.map(() => true));
    for (const other of ['0', '37', '40', '01', '1.5', '100', 'x1', '1x', '36x', '']) {
      expect([other, anchored(other)]).toEqual([other, false]);
    }
    const rate = (badDebts: string) => accepts(form({ badDebts }));
    for (const good of ['0', '60', '060', '5.123456789012', '0.5']) expect(rate(good)).toBe(true);
    for (const bad of ['', '0060', '5.', '.5', '5.1234567890123', '-5', '5 ', ' 5', '60.0000001']) {
      expect([bad, rate(bad)]).toEqual([bad, false]);
    }
    expect(['0', '60', '61', '-1'].map((rate) => accepts(form({ creditLine: { rate } })))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(accepts(form({ creditLine: { fee: '1' } }))).toBe(false);
    const openings = ['2027-01', '2027-12', '1000-01', '9999-12'];
    const others = ['2027-00', '2027-13', '2027-1', '27-01', '2027-010', '0000-01', '0999-12'];
    expect([...openings, ...others].filter((opening) => accepts(form({ opening })))).toEqual(
      openings,
    );
    // The month before the earliest opening can be named.
    expect(monthName(calendarMonth('1000-01') - 1)).toBe('0999-12');
  });

  it('ids of 1 to 64 characters, names of 200, and months of a hundred', () => {
    const id = (length: number) => accepts(form({ offers: [{ id: 'x'.repeat(length) }] }));
    expect([0, 1, 64, 65].map(id)).toEqual([false, true, true, false]);
    const name = (length: number) => accepts(offer({ name: 'x'.repeat(length) }));
    expect([0, 200, 201].map(name)).toEqual([true, true, false]);
    const months = (length: number) =>
      accepts(form({ fixed: [{ id: 'f', months: Array(length).fill(5) }] }));
    expect([0, 1, 100, 101].map(months)).toEqual([false, true, true, false]);
    const offers = (length: number) =>
      accepts(form({ offers: Array.from({ length }, (_, at) => ({ id: `${at}` })) }));
    expect([0, 1, 6, 7].map(offers)).toEqual([false, true, true, false]);
    const owners = (length: number) =>
      accepts(form({ owners: Array.from({ length }, (_, at) => ({ id: `${at}` })) }));
    expect([0, 1, 10, 11].map(owners)).toEqual([true, true, true, false]);
  });
});
