import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import { smallPlan, statements } from '../testing/smallPlans.ts';
import { bandOf } from './compared.ts';
import { findContradictions } from './contradictions.ts';

type Offer = Partial<ForecastInputs['offers'][number]>;
type Answers = Readonly<Record<string, string>>;

/** What is found, in English, with where it is mended, for answers by "module.question". */
function found(answers: Answers, inputs: Partial<ForecastInputs> = {}, offer: Offer = {}) {
  const plan = { opening: '2027-05', ...inputs };
  const sold = { taxStatus: 'exempt' as const, costTaxable: false, ...offer };
  const project: Record<string, { answers: Record<string, string> }> = {};
  for (const [path, answer] of Object.entries(answers)) {
    const [module = '', question = ''] = path.split('.');
    project[module] = { answers: { ...project[module]?.answers, [question]: answer } };
  }
  const checks = findContradictions({
    project,
    inputs: smallPlan(plan, sold),
    forecast: statements(plan, sold),
    savedOn: () => '2026-11-24',
  });
  return checks.map(({ id, modules, mendAt, text }) => ({
    id,
    at: `${mendAt.module}.${mendAt.question}`,
    modules: modules.join(' '),
    text: text.en,
  }));
}
const ids = (...all: Parameters<typeof found>) => found(...all).map(({ id }) => id);

describe('an answer that is a band', () => {
  it('has its bounds in cents', () => {
    expect(bandOf('under-5000')).toEqual({ least: 0, most: 5_000_00 });
    expect(bandOf('10000-25000')).toEqual({ least: 10_000_00, most: 25_000_00 });
    expect(bandOf('over-100000')).toEqual({ least: 100_000_00, most: Number.POSITIVE_INFINITY });
    for (const other of [
      '',
      'unsure',
      'under-',
      'about 10-20',
      '10-20 dollars',
      'was under-5',
      'under-5 or so',
      'well over-5',
      'over-5 or so',
    ]) {
      expect(bandOf(other)).toBeUndefined();
    }
  });
});

describe('a price', () => {
  const told = (answer: string, price: number | null = 100_00) =>
    ids({ 'finances.pricingStrategy': answer }, {}, { price });

  it('may differ by half a percent', () => {
    expect(told('$100 a piece')).toEqual([]);
    expect(told('$100.50 a piece')).toEqual([]);
    expect(told('$99.50 a piece')).toEqual([]);
    expect(told('$100.51 a piece')).toEqual(['priceTold:finances']);
    expect(told('$99.49 a piece')).toEqual(['priceTold:finances']);
    expect(told('$150', null)).toEqual([]);
    expect(told('from $80 to $100')).toEqual([]);
    // What follows the first amount may be a competitor’s.
    expect(told('$100, others ask $150')).toEqual([]);
    expect(told('as others')).toEqual([]);
  });

  it('is told with both amounts', () => {
    expect(found({ 'finances.pricingStrategy': '$120' }, {}, { price: 100_00 })).toEqual([
      {
        id: 'priceTold:finances',
        at: 'finances.pricingStrategy',
        modules: 'finances',
        text: 'There you speak of a price of $120.00; the forecast counts with $100.00.',
      },
    ]);
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
  const told = (answer: string, offer: Offer = {}) =>
    found({ 'finances.revenueGoals': answer }, {}, { price: 100_00, units, ...offer });

  it('in dollars may differ by 10 %', () => {
    expect(told('$11,000 a year')).toEqual([]);
    expect(told('$9,000 a year')).toEqual([]);
    expect(told('$11,001 a year')).toEqual([
      {
        id: 'goalDiffers',
        at: 'finances.revenueGoals',
        modules: 'finances',
        text: 'Your goal is $11,001.00 in the first year; the sales planned give $10,000.00.',
      },
    ]);
    expect(told('$8,999 a year')).toHaveLength(1);
    expect(told('$11,001 a month')).toEqual([]);
    expect(told('$8,000 to $12,000 a year')).toEqual([]);
    expect(told('$20,000 a year', { price: null })).toEqual([]);
  });

  it('in sales too', () => {
    expect(told('110 boxes a year')).toEqual([]);
    expect(told('90 boxes a year')).toEqual([]);
    expect(told('111 boxes a year')).toMatchObject([
      { text: 'Your goal is 111 sales in the first year; the forecast counts 100.' },
    ]);
    expect(told('111 boxes a year', { units: null })).toEqual([]);
  });
});

describe('the break-even', () => {
  /** Costs of 6,000.00 a month, 50.00 earned on a sale: 1,440 sales a year. */
  const told = (answer: string, more: Partial<ForecastInputs> = {}) =>
    found(
      { 'finances.breakEven': answer },
      { fixed: [{ id: 'f', amount: 6_000_00, tax: 'none' }], ...more },
      { price: 100_00, cost: 50_00, units: { mode: 'ramp', anchors: { 1: 200 } } },
    );

  it('may lie 15 % and one sale a month outside', () => {
    // 1,440 × 1.15 + 12 = 1,668: 139 a month.
    expect(told('138 sales a month')).toEqual([]);
    expect(told('140 sales a month')).toEqual([
      {
        id: 'breakEvenDiffers',
        at: 'finances.breakEven',
        modules: 'finances',
        text: 'You speak of about 140 sales a month to cover your costs; by the forecast it takes 120.',
      },
    ]);
    // Without the taxes on purchases: 1,440 ÷ 1.14975 × 0.85 − 12 = 1,052.6, 87.7 a month.
    expect(told('88 sales a month')).toEqual([]);
    expect(told('87 sales a month')).toHaveLength(1);
  });

  it('is read by the week, the month or the year, in words too', () => {
    expect(told('33 sales per week')).toHaveLength(1);
    expect(told('32 sales per week')).toEqual([]);
    expect(told('1,667 sales a year')).toEqual([]);
    expect(told('1669 sales a year')).toHaveLength(1);
    expect(told('Une centaine de ventes par mois')).toEqual([]);
    expect(told('Une vingtaine de ventes par mois')).toHaveLength(1);
    expect(told('ten sales each month')).toHaveLength(1);
    expect(told('10 % of sales a month')).toEqual([]);
    expect(told('soon')).toEqual([]);
  });

  it('may count what is drawn and repaid, or leave out loans and wear', () => {
    const more = {
      ownerPay: { amount: 2_000_00 },
      loans: [{ id: 'l', amount: 36_000_00, rate: '0', term: 36 }],
    };
    // 6,000.00 + 2,000.00 + 1,000.00 a month: 2,160 × 1.15 + 12 = 2,496 = 208 a month.
    expect(told('207 sales a month', more)).toEqual([]);
    expect(told('209 sales a month', more)).toHaveLength(1);
    const machine = { assets: [{ id: 'a', cost: 72_000_00, tax: 'none' as const, life: 36 }] };
    // 2,000.00 a month wear off; they are left out, so 87 is too little here as well.
    expect(told('88 sales a month', machine)).toEqual([]);
    expect(told('87 sales a month', machine)).toHaveLength(1);
    expect(told('500 sales a month', { fixed: [{ id: 'f' }] })).toEqual([]);
  });
});

describe('the opening', () => {
  const timeline = (chosen: string, opening: string) =>
    ids({ 'business-plan.timeline': chosen }, { opening });

  it('may be a month later than the time chosen', () => {
    // Said in November 2026.
    expect(timeline('within3Months', '2027-03')).toEqual([]);
    expect(timeline('within3Months', '2027-04')).toEqual(['openingAgainstTimeline']);
    expect(timeline('within6Months', '2027-06')).toEqual([]);
    expect(timeline('within6Months', '2027-07')).toEqual(['openingAgainstTimeline']);
    expect(timeline('withinYear', '2027-12')).toEqual([]);
    expect(timeline('withinYear', '2028-01')).toEqual(['openingAgainstTimeline']);
    expect(timeline('moreThanYear', '2027-10')).toEqual([]);
    expect(timeline('moreThanYear', '2027-09')).toEqual(['openingAgainstTimeline']);
    expect(timeline('unsure', '2029-01')).toEqual([]);
    expect(found({ 'business-plan.timeline': 'within3Months' })).toEqual([
      {
        id: 'openingAgainstTimeline',
        at: 'business-plan.timeline',
        modules: 'business-plan finances',
        text: 'The forecast opens in May 2027, which is not the time you chose there.',
      },
    ]);
  });

  it('is in the month of the milestone that says so', () => {
    const told = (answer: string) => found({ 'business-plan.milestones': answer });
    expect(told('Opening in May')).toEqual([]);
    expect(told('Opening in June')).toEqual([
      {
        id: 'openingAgainstMilestones',
        at: 'business-plan.milestones',
        modules: 'business-plan finances',
        text: 'Your milestones speak of opening in June; the forecast opens in May 2027.',
      },
    ]);
    for (const words of [
      '1. Grande ouverture en juin',
      'Lancement en juin',
      'On ouvre en juin',
      'We open in June',
      'Grand opening in June',
      'Launch in June',
    ]) {
      expect(told(words)).toHaveLength(1);
    }
    for (const words of [
      'Permit in June',
      'Ouverture de la boutique en ligne en juin',
      'Launch of the site in June',
      'Opening in May or June',
      'Prepare the opening in June',
    ]) {
      expect(told(words)).toEqual([]);
    }
  });
});

describe('the money to start', () => {
  const band = (inputs: Partial<ForecastInputs>, chosen = '10000-20000') =>
    ids({ 'finances.initialInvestment': chosen }, inputs);
  const startup = (amount: number) => ({ startup: [{ id: 's', amount, tax: 'none' as const }] });
  const capital = (amount: number) => ({ capital: [{ id: 'c', amount }] });

  it('lies in the range chosen, give or take 10 %', () => {
    expect(band(startup(22_000_00))).toEqual([]);
    expect(band(startup(22_000_01))).toEqual(['usesOutsideBand']);
    expect(band({ ...startup(8_000_00), ...capital(9_000_00) })).toEqual([]);
    expect(band({ ...startup(8_999_99), ...capital(8_000_00) })).toEqual(['usesOutsideBand']);
    // One side that is not told yet says nothing.
    expect(band(startup(1_000_00))).toEqual([]);
    expect(band(capital(1_000_00))).toEqual([]);
    expect(band({ startup: [{ id: 's' }], ...capital(1_000_00) })).toEqual([]);
    expect(
      found({ 'finances.initialInvestment': '10000-20000' }, startup(30_000_00)),
    ).toMatchObject([
      {
        at: 'finances.initialInvestment',
        text: 'What the forecast counts to start comes to $30,000.00, outside the range you chose there.',
      },
    ]);
  });

  it('comes first of all from the source chosen', () => {
    const chosen = (source: string, own: number, lent: number, given: number) =>
      found(
        { 'finances.fundingSources': source },
        {
          capital: [{ id: 'c', amount: own }],
          loans: [{ id: 'l', amount: lent, rate: '0', term: 12 }],
          grants: [{ id: 'g', amount: given }],
        },
      ).map(({ at }) => at);
    const told = ['finances.fundingSources'];
    expect(chosen('ownSavings', 100, 105, 0)).toEqual([]);
    expect(chosen('ownSavings', 100, 106, 0)).toEqual(told);
    expect(chosen('ownSavings', 100, 0, 106)).toEqual(told);
    expect(chosen('bankLoan', 106, 100, 0)).toEqual(told);
    expect(chosen('bankLoan', 0, 100, 106)).toEqual(told);
    expect(chosen('publicSupport', 106, 0, 100)).toEqual(told);
    expect(chosen('publicSupport', 106, 110, 0)).toEqual([]);
    expect(chosen('family', 0, 1_000, 0)).toEqual([]);
    expect(chosen('toString', 0, 1_000, 0)).toEqual([]);
  });
});

describe('who works', () => {
  const staff = [{ id: 's', pay: { mode: 'monthly' as const, amount: 1 } }];
  it('is told by words for one person without help', () => {
    const team = (answer: string, more: Partial<ForecastInputs> = { staff }) =>
      ids({ 'business-plan.team': answer }, more);
    for (const words of ['Seule', 'En solo', 'I work alone', 'Just me', 'By myself']) {
      expect(team(words)).toEqual(['aloneYetStaff']);
      expect(team(words, {})).toEqual([]);
      expect(team(words, { staff: [] })).toEqual([]);
    }
    for (const words of [
      'Seul, puis un apprenti',
      'Alone, then a helper',
      'Not alone',
      'Deux associés',
    ]) {
      expect(team(words)).toEqual([]);
    }
  });
});

describe('marketing', () => {
  it('lies in the range chosen, give or take 10 %', () => {
    const planned = (amount: number, name = 'Publicité', chosen = '500-1000') =>
      ids(
        { 'marketing.budget': chosen },
        {
          fixed: [
            { id: 'f', name, amount },
            { id: 'g', name: 'Loyer', amount: 5_000_00 },
          ],
        },
      );
    expect(planned(1_100_00)).toEqual([]);
    expect(planned(1_100_01)).toEqual(['marketingOutsideBand']);
    expect(planned(450_00)).toEqual([]);
    expect(planned(449_99)).toEqual(['marketingOutsideBand']);
    expect(planned(1, 'Téléphone')).toEqual([]);
    expect(planned(1, 'Publicité', 'unsure')).toEqual([]);
    for (const name of ['Marketing', 'Pub', 'Promotion', 'Advertising', 'Ads', 'Flyers']) {
      expect(planned(1, name)).toEqual(['marketingOutsideBand']);
    }
  });
});

describe('seasons', () => {
  const flat: Offer = { units: { mode: 'ramp', anchors: { 1: 1 } } };
  it('in words are compared with flat weights', () => {
    const said = (answer: string, offer = flat, question = 'finances.cashFlow') =>
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
    for (const one of words) expect(said(one)).toEqual(['seasonFlat']);
    expect(said('Seasonal', flat, 'finances.revenueGoals')).toEqual(['seasonFlat']);
    expect(said('Seasonal', flat, 'analysis.risks')).toEqual(['seasonFlat']);
    expect(said('Seasonal', flat, 'idea.location')).toEqual([]);
    expect(said('Sales are steady')).toEqual([]);
    const season = [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    expect(said('Seasonal', { ...flat, season })).toEqual([]);
    expect(said('Seasonal', { ...flat, season: Array(12).fill(3) })).toEqual(['seasonFlat']);
    expect(said('Seasonal', { units: null })).toEqual([]);
  });
});

describe('payment', () => {
  const said = (answer: string, collect?: string[]) =>
    found({ 'finances.cashFlow': answer }, { collect });
  it('in words is compared with the month in which half is paid', () => {
    expect(said('Customers pay after 30 days')).toMatchObject([
      {
        id: 'paymentTermsDiffer',
        at: 'finances.cashFlow',
        text: 'There you say that customers pay after 30 days; the forecast does not count so.',
      },
    ]);
    expect(said('Customers pay after 30 days', ['0.5', '0.5', '0', '0'])).toEqual([]);
    expect(said('Customers pay after 30 days', ['0.51', '0.49', '0', '0'])).toHaveLength(1);
    expect(said('They pay up front')).toEqual([]);
    expect(said('They pay up front', ['0.49', '0.51', '0', '0'])).toMatchObject([
      { text: 'There you say that customers pay at once; in the forecast they pay later.' },
    ]);
    for (const words of ['Payé comptant', 'Les clients paient sur place', 'Paid in advance']) {
      expect(said(words, ['0', '1', '0', '0'])).toHaveLength(1);
    }
    expect(said('They pay', ['0', '1', '0', '0'])).toEqual([]);
  });
});

describe('places', () => {
  const said = (idea: string, plan: string) =>
    found({ 'idea.location': idea, 'business-plan.location': plan });
  it('are compared where a known town is named in both', () => {
    expect(said('Rimouski', 'In Matane')).toEqual([
      {
        id: 'placeDiffers',
        at: 'business-plan.location',
        modules: 'idea business-plan',
        text: '“My idea” speaks of Rimouski, and your business plan of Matane.',
      },
    ]);
    expect(said('rue Principale, trois rivieres', 'Trois-Rivières')).toEqual([]);
    expect(said('Rimouski et Matane', 'Matane')).toEqual([]);
    expect(said('Almanach', 'Matane')).toEqual([]);
    expect(said('Rimouski', 'au village')).toEqual([]);
    expect(said('au village', 'Matane')).toEqual([]);
  });
});
