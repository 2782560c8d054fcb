import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { describe, expect, it } from 'vitest';
import { found, ids, type Offer } from './testing/contradictionsFound.ts';

describe('a price', () => {
  const reported = (answer: string, price: number | null = 100_00) =>
    ids({ 'finances.pricingStrategy': answer }, {}, { price });

  it('may differ by half a percent', () => {
    expect(reported('$100 a piece')).toEqual([]);
    expect(reported('$100.50 a piece')).toEqual([]);
    expect(reported('$99.50 a piece')).toEqual([]);
    expect(reported('100,000 $ la pièce')).toEqual([]);
    expect(reported('105,000 $ la pièce')).toEqual(['priceTold:finances']);
    expect(reported('$100.51 a piece')).toEqual(['priceTold:finances']);
    expect(reported('$99.49 a piece')).toEqual(['priceTold:finances']);
    expect(reported('$150', null)).toEqual([]);
    expect(reported('from $80 to $100')).toEqual([]);
    // Amounts after the first one may be a competitor’s.
    expect(reported('$100, others ask $150')).toEqual([]);
    expect(reported('as others')).toEqual([]);
  });

  it('is reported with both amounts', () => {
    expect(found({ 'finances.pricingStrategy': '$120' }, {}, { price: 100_00 })).toEqual([
      {
        id: 'priceTold:finances',
        at: 'finances.pricingStrategy',
        modules: 'finances',
        text: 'There you speak of a price of $120; the forecast uses $100.',
      },
    ]);
    // An amount with two meanings is quoted as written.
    expect(found({ 'finances.pricingStrategy': '120.000 $' }, {}, { price: 100_00 })).toMatchObject(
      [{ text: 'There you speak of a price of $120.000; the forecast uses $100.' }],
    );
  });

  it('of the product is read only where words say that it is one', () => {
    const of = (answer: string) =>
      found({ 'rd.productDescription': answer }, {}, { price: 100_00 });
    expect(of('Sold at $120')).toMatchObject([
      { id: 'priceTold:rd', at: 'rd.productDescription', modules: 'rd finances' },
    ]);
    expect(of('A grant of $120')).toEqual([]);
    expect(of('Sold at $100, with $20 of parts')).toEqual([]);
    expect(of('Sold to all')).toEqual([]);
  });
});

describe('the goal', () => {
  const units = { mode: 'year' as const, years: [100, 100, 100] };
  const reported = (answer: string, offer: Offer = {}) =>
    found({ 'finances.revenueGoals': answer }, {}, { price: 100_00, units, ...offer });

  it('in dollars may differ by 10 %', () => {
    expect(reported('$11,000 a year')).toEqual([]);
    expect(reported('$9,000 a year')).toEqual([]);
    expect(reported('$11,001 a year')).toEqual([
      {
        id: 'goalDiffers',
        at: 'finances.revenueGoals',
        modules: 'finances',
        text: 'Your goal is $11,001 in the first year; the sales planned give $10,000.',
      },
    ]);
    expect(reported('$8,999 a year')).toHaveLength(1);
    expect(reported('$11,001 a month')).toEqual([]);
    expect(reported('$8,000 to $12,000 a year')).toEqual([]);
    expect(reported('$20,000 a year', { price: null })).toEqual([]);
  });

  it('is that of the first year, or none', () => {
    const goals = [
      '100 paires la première année, 100 000 $ la troisième année',
      '100 boxes a year, $100,000 in the third year',
      '100 000 $ dans 3 ans',
      'De 10 000 $ par an à 100 000 $ par an la deuxième année',
      '$10,000 the first year and $100,000 a year in year 2',
      '300 paires par an à la 3e année',
      '50 boîtes par semaine',
    ];
    for (const goal of goals) expect([goal, reported(goal)]).toEqual([goal, []]);
  });

  it('in sales too', () => {
    expect(reported('110 boxes a year')).toEqual([]);
    expect(reported('90 boxes a year')).toEqual([]);
    expect(reported('111 boxes a year')).toMatchObject([
      { text: 'Your goal is 111 sales in the first year; the forecast counts 100.' },
    ]);
    expect(reported('111 boxes a year', { units: null })).toEqual([]);
  });
});

describe('the break-even', () => {
  /** With costs of $6,000 a month and a margin of $50 a sale, the break-even is 1,440 sales a year. */
  const reported = (answer: string, more: Partial<ForecastInputs> = {}) =>
    found(
      { 'finances.breakEven': answer },
      { fixed: [{ id: 'f', amount: 6_000_00, tax: 'none' }], ...more },
      { price: 100_00, cost: 50_00, units: { mode: 'ramp', anchors: { 1: 200 } } },
    );

  it('may lie 15 % and one sale a month outside', () => {
    // The upper limit is 1,440 × 1.15 + 12 = 1,668 a year, or 139 a month.
    expect(reported('138 sales a month')).toEqual([]);
    // An amount in dollars is not a number of sales.
    expect(reported('$500 sales a month')).toEqual([]);
    expect(reported('140 sales a month')).toEqual([
      {
        id: 'breakEvenDiffers',
        at: 'finances.breakEven',
        modules: 'finances',
        text: 'You speak of about 140 sales a month to cover your costs; by the forecast it takes 120.',
      },
    ]);
    // The lower limit leaves out taxes on purchases: 1,440 ÷ 1.14975 × 0.85 − 12 = 1,052.6 a year, or 87.7 a month.
    expect(reported('88 sales a month')).toEqual([]);
    expect(reported('87 sales a month')).toHaveLength(1);
  });

  it('is read by the week, the month or the year, in words too', () => {
    expect(reported('33 sales per week')).toHaveLength(1);
    expect(reported('32 sales per week')).toEqual([]);
    expect(reported('1,667 sales a year')).toEqual([]);
    expect(reported('1669 sales a year')).toHaveLength(1);
    expect(reported('Une centaine de ventes par mois')).toEqual([]);
    expect(reported('Une vingtaine de ventes par mois')).toHaveLength(1);
    expect(reported('ten sales each month')).toHaveLength(1);
    expect(reported('10 % of sales a month')).toEqual([]);
    expect(reported('soon')).toEqual([]);
  });

  it('may count what is drawn and repaid, or leave out loans and wear', () => {
    const more = {
      ownerPay: { amount: 2_000_00 },
      loans: [{ id: 'l', amount: 36_000_00, rate: '0', term: 36 }],
    };
    // Costs of $9,000 a month take 2,160 sales a year. The upper limit is 2,160 × 1.15 + 12 = 2,496, or 208 a month.
    expect(reported('207 sales a month', more)).toEqual([]);
    expect(reported('209 sales a month', more)).toHaveLength(1);
    const machine = { assets: [{ id: 'a', cost: 72_000_00, tax: 'none' as const, life: 36 }] };
    // The lower limit also leaves out the depreciation of $2,000 a month, so it stays at 87.7 sales a month.
    expect(reported('88 sales a month', machine)).toEqual([]);
    expect(reported('87 sales a month', machine)).toHaveLength(1);
    expect(reported('500 sales a month', { fixed: [{ id: 'f' }] })).toEqual([]);
  });
});

describe('seasons', () => {
  const flat: Offer = { units: { mode: 'ramp', anchors: { 1: 1 } } };
  it('in words are compared with flat weights', () => {
    const reported = (answer: string, offer = flat, question = 'finances.cashFlow') =>
      ids({ [question]: answer }, {}, offer);
    const words = [
      'Saisonnier',
      'Seasonal sales',
      'Saison morte en janvier',
      'Basse saison',
      'Mois creux',
      'A slow season',
      'January is dead',
      'Juillet est fou',
    ];
    for (const one of words) expect(reported(one)).toEqual(['seasonFlat']);
    expect(reported('Seasonal', flat, 'finances.revenueGoals')).toEqual(['seasonFlat']);
    expect(reported('Seasonal', flat, 'analysis.risks')).toEqual(['seasonFlat']);
    expect(reported('Seasonal', flat, 'idea.location')).toEqual([]);
    expect(reported('Sales are steady')).toEqual([]);
    const season = [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    expect(reported('Seasonal', { ...flat, season })).toEqual([]);
    expect(reported('Seasonal', { ...flat, season: Array(12).fill(3) })).toEqual(['seasonFlat']);
    expect(reported('Seasonal', { units: null })).toEqual([]);
  });
});

describe('payment', () => {
  const reported = (answer: string, collect?: string[]) =>
    found({ 'finances.cashFlow': answer }, { collect });
  it('in words is compared with the month in which half is paid', () => {
    expect(reported('Customers pay after 30 days')).toMatchObject([
      {
        id: 'paymentTermsDiffer',
        at: 'finances.cashFlow',
        text: 'There you say that customers pay after 30 days; the forecast assumes otherwise.',
      },
    ]);
    expect(reported('Customers pay after 30 days', ['0.5', '0.5', '0', '0'])).toEqual([]);
    expect(reported('Customers pay after 30 days', ['0.51', '0.49', '0', '0'])).toHaveLength(1);
    expect(reported('They pay up front')).toEqual([]);
    expect(reported('They pay up front', ['0.49', '0.51', '0', '0'])).toMatchObject([
      { text: 'There you say that customers pay at once; in the forecast they pay later.' },
    ]);
    for (const words of ['Payé comptant', 'Les clients paient sur place', 'Paid in advance']) {
      expect(reported(words, ['0', '1', '0', '0'])).toHaveLength(1);
    }
    expect(reported('They pay', ['0', '1', '0', '0'])).toEqual([]);
  });
});
