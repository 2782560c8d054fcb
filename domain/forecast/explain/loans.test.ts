import { describe, expect, it } from 'vitest';
import { withInput } from '../testing/anyForecast.ts';
import { expectAllExplained, explainedPlan } from '../testing/explainedFigures.ts';
import { smallPlan, unitsIn } from '../testing/smallPlans.ts';
import type { Explain } from './explain.ts';

const terms = { amount: 20_000_00, rate: '7.45', term: 20 };
const plan = smallPlan(
  {
    loans: [
      { id: 'e', name: 'MRC', ...terms, interestOnly: 6, capitalise: true, kind: 'equalPrincipal' },
      { id: 'b', name: 'Banque', ...terms, amortisation: 120, kind: 'balloon', variable: true },
      { id: 'l', name: 'SADC', ...terms, interestOnly: 14, capitalise: true, variable: true },
      {
        id: 's',
        name: 'Famille',
        ...terms,
        term: 3,
        interestOnly: 2,
        amortisation: 9,
        kind: 'balloon',
      },
    ],
  },
  { price: 100_00, units: unitsIn({ 1: 60, 13: 80, 25: 90 }) },
);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const formulas = (explain: Explain, ...figures: string[]) =>
  figures.map((figure) => plain(explain(figure)?.formula.en));

describe('loans of each kind', () => {
  const explained = explainedPlan(plan);
  const { explain } = explained;

  it('are explained down to the inputs, in the stress test of rates too', () => {
    expect(expectAllExplained(explained)).toBeGreaterThan(3_000);
  });

  it('explain capitalised interest, equal principal and a balloon', () => {
    expect(
      formulas(
        explain,
        'loans.0.schedule.0.principal',
        'loans.0.schedule.0.balance',
        'loans.0.payment',
        'loans.0.schedule.7.principal',
        'loans.1.payment',
        'loans.3.payment',
      ),
    ).toEqual([
      '− interest ($124.17), added to the balance during the interest-only months · MRC (6) = -$124.17',
      'amount · MRC ($20,000.00) − principal (-$124.17) = $20,124.17',
      'interest ($128.86) + principal ($1,482.62) = $1,611.48',
      '1 ÷ (term in months · MRC (20) − interest-only months · MRC (6)) × balance ($20,756.66), rounded as a running total = $1,482.62',
      'level monthly payment that repays amount · Banque ($20,000.00); rate of the month: yearly rate · Banque (7.45%) ÷ 12; number of payments: amortization in months · Banque (120) − interest-only months · Banque (0) = $236.88',
      'interest ($124.17) + principal ($20,000.00) = $20,124.17',
    ]);
  });

  it('leave capitalised interest out of the debt service, payment by payment', () => {
    const parts = explain('years.0.debtService')?.parts.map(({ origin }) =>
      origin.kind === 'figure' ? origin.figure : origin.kind,
    );
    // The equal principal of months 7 to 12; the second and fourth loan by year; nothing of the third.
    expect(parts?.slice(0, 2)).toEqual([
      'loans.0.schedule.6.interest',
      'loans.0.schedule.7.interest',
    ]);
    expect(parts).toContain('loanYears.1.0.interest');
    expect(
      parts?.filter((part) => part.startsWith('loans.2.') || part.startsWith('loanYears.2.')),
    ).toEqual([]);
  });

  it('show the points added to a variable rate', () => {
    expect(
      formulas(
        explain,
        'stress.5/loans.1.schedule.0.interest',
        'stress.5/loans.0.schedule.0.interest',
      ),
    ).toEqual([
      'amount · Banque ($20,000.00) × (yearly rate · Banque (7.45%) + rise of variable rates (2%)) ÷ 12 = $157.50',
      'amount · MRC ($20,000.00) × yearly rate · MRC (7.45%) ÷ 12 = $124.17',
    ]);
    expect(plain(explain('stress.5.dscr.0')?.formula.en)).toContain('rise of variable rates (2%)');
  });

  it('name what is missing', () => {
    const half = explainedPlan(withInput(plan, ['loans', 1, 'amortisation'], null));
    expect(formulas(half.explain, 'loans.1.payment')).toEqual([
      'missing: amortization in months · Banque (to be completed) = to be completed',
    ]);
  });
});
