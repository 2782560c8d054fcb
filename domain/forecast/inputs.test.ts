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
    expect(wrong(form({ loans: [{ id: 'l', term: 5, interestOnly: 5 }] }))).toEqual([
      'loans.0: must repay before its term ends',
    ]);
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
    expect(wrong(form({ badDebts: '70x' }))).toHaveLength(1);
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
      [(month) => form({ grants: [{ id: 'g', month }] }), 0, 36],
      [(to) => form({ fixed: [{ id: 'f', to }] }), 1, 36],
      [(month) => form({ fixed: [{ id: 'f', months: [month] }] }), 1, 12],
      [(life) => form({ assets: [{ id: 'a', life }] }), 1, 360],
      [(term) => form({ loans: [{ id: 'l', term }] }), 1, 360],
      [(interestOnly) => form({ loans: [{ id: 'l', interestOnly }] }), 0, 359],
      [(minimumCash) => form({ minimumCash }), 0, 1_000_000_000],
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
  });
});
