import type { ForecastInputs } from '@elan/domain/forecast/inputs';
import { describe, expect, it } from 'vitest';
import { bandOf } from './compared.ts';
import { found, ids } from './testing/contradictionsFound.ts';

describe('the opening', () => {
  const timeline = (chosen: string, opening: string) =>
    ids({ 'business-plan.timeline': chosen }, { opening });

  it('may be a month later than the time chosen', () => {
    // The answers were saved in November 2026.
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

  it('is in the month of the milestone that states it', () => {
    const reported = (answer: string) => found({ 'business-plan.milestones': answer });
    expect(reported('Opening in May')).toEqual([]);
    expect(reported('Opening in June')).toEqual([
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
      expect(reported(words)).toHaveLength(1);
    }
    for (const words of [
      'Permit in June',
      'Ouverture de la boutique en ligne en juin',
      'Launch of the site in June',
      'Opening in May or June',
      'Prepare the opening in June',
    ]) {
      expect(reported(words)).toEqual([]);
    }
  });
});

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

describe('the money to start', () => {
  const band = (inputs: Partial<ForecastInputs>, chosen = '10000-20000') =>
    ids({ 'finances.initialInvestment': chosen }, inputs);
  const startup = (amount: number) => ({ startup: [{ id: 's', amount, tax: 'none' as const }] });
  const capital = (amount: number) => ({ capital: [{ id: 'c', amount }] });

  it('is in the range chosen, give or take 10 %', () => {
    expect(band(startup(22_000_00))).toEqual([]);
    expect(band(startup(22_000_01))).toEqual(['usesOutsideBand']);
    expect(band({ ...startup(8_000_00), ...capital(9_000_00) })).toEqual([]);
    expect(band({ ...startup(8_999_99), ...capital(8_000_00) })).toEqual(['usesOutsideBand']);
    // The total is never below the band if the sources or the uses have no amount yet.
    expect(band(startup(1_000_00))).toEqual([]);
    expect(band(capital(1_000_00))).toEqual([]);
    expect(band({ startup: [{ id: 's' }], ...capital(1_000_00) })).toEqual([]);
    expect(
      found({ 'finances.initialInvestment': '10000-20000' }, startup(30_000_00)),
    ).toMatchObject([
      {
        at: 'finances.initialInvestment',
        text: 'What the forecast counts to start comes to $30,000, outside the range you chose there.',
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
    const expected = ['finances.fundingSources'];
    expect(chosen('ownSavings', 100, 105, 0)).toEqual([]);
    expect(chosen('ownSavings', 100, 106, 0)).toEqual(expected);
    expect(chosen('ownSavings', 100, 0, 106)).toEqual(expected);
    expect(chosen('bankLoan', 106, 100, 0)).toEqual(expected);
    expect(chosen('bankLoan', 0, 100, 106)).toEqual(expected);
    expect(chosen('publicSupport', 106, 0, 100)).toEqual(expected);
    expect(chosen('publicSupport', 106, 110, 0)).toEqual([]);
    expect(chosen('family', 0, 1_000, 0)).toEqual([]);
    expect(chosen('toString', 0, 1_000, 0)).toEqual([]);
  });
});

describe('who works', () => {
  const staff = [{ id: 's', pay: { mode: 'monthly' as const, amount: 1 } }];
  it('is recognized by words for one person without help', () => {
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
  it('is in the range chosen, give or take 10 %', () => {
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
