import { describe, expect, it } from 'vitest';
import { costsOfSale, monthlyCosts } from './costs.ts';
import {
  cumulated,
  decimalsOf,
  figuresOf,
  lowest,
  openingSales,
  quarters,
  scenarios,
  workingCapital,
  years,
} from './figures.ts';
import { materialOf } from './material.ts';
import { namesCost, ownPayIn } from './namedCosts.ts';
import { monthlySalesIn, salesGoalOf } from './salesGoal.ts';

const boxes = {
  pricingStrategy: '96 $ la boîte; un traiteur en demande 130 $',
  fixedCosts: 'Cuisine 650 $, assurance 1 140 $ par an, fourgonnette 280 $, reste 175 $',
  variableCosts: 'Ingrédients 41 $, emballage 6 $, essence 5 $, frais de carte 3 $',
  revenueGoals: '60 boîtes par mois, 100 au douzième; 69 000 $ la première année',
  breakEven: '20 boîtes par mois',
};

function figures(answers: Readonly<Record<string, string>>) {
  const given = Object.entries(answers).map(([id, answer]) => ({ id, answer, question: '' }));
  return figuresOf(
    materialOf(
      {
        continues: false,
        language: 'fr',
        projectName: 'P',
        description: '',
        moduleKey: 'finances',
        moduleTitle: '',
        answers: given,
        otherAnswers: [],
        entries: [],
        otherModules: [],
        progress: [],
        leftOut: [],
        comments: '',
        task: '',
        sections: [],
      },
      0,
    ),
  );
}

describe('what is sold by the piece or by the project', () => {
  const moves = {
    revenueModel: 'Au forfait ou au projet',
    pricingStrategy: '1 850 $ le forfait de trois jours; un conteneur coûte 600 $',
    fixedCosts: 'Assurance 560 $, salaire 3 300 $',
    variableCosts: 'Aide : 12 heures à 26 $, donc 312 $. Boîtes 85 $. Essence 40 $. Camion 120 $.',
    revenueGoals: '2 déménagements par mois au printemps, 5 par mois en décembre. 40 pour l’année',
  };

  it('is not sold by the time that the work takes', () => {
    expect(figures(moves).soldBy).toBeUndefined();
    expect(figures({ ...moves, revenueModel: 'À l’heure ou à la journée' }).soldBy).toBe('day');
  });

  it('costs what a sum concludes, once', () => {
    const { costsOfSale: costs } = figures(moves);
    expect(costs.lines[0]).toEqual({ words: 'Aide : 12 heures à 26 $, donc 312 $', amount: 312 });
    expect(costs.sum).toBe(557);
  });

  it('aims at the busiest month that is told, the thing named or not', () => {
    expect(figures(moves).goal?.lastMonth).toBe(5 * 1_850);
    expect(monthlySalesIn('15 coops by month six, 45 by month twelve', 'month')).toBe(45);
  });

  it('proposes a first stock of one month that pays for itself, twenty sales at most', () => {
    expect(openingSales(figures(moves))).toBe(3);
    expect(openingSales(figures(boxes))).toBe(20);
  });
});

describe('costs', () => {
  it('are read line by line, by the month', () => {
    expect(monthlyCosts(boxes.fixedCosts)).toEqual({
      lines: [
        { words: 'Cuisine 650 $', amount: 650 },
        { words: 'assurance 1 140 $ par an', amount: 95 },
        { words: 'fourgonnette 280 $', amount: 280 },
        { words: 'reste 175 $', amount: 175 },
      ],
      sum: 1_200,
      announced: undefined,
    });
    expect(monthlyCosts('Aide à 25 $ l’heure').sum).toBeUndefined();
    expect(monthlyCosts('rien encore')).toEqual({
      lines: [],
      sum: undefined,
      announced: undefined,
    });
  });

  it('count a total once, and tell where it is another', () => {
    expect(monthlyCosts('Loyer 650 $, assurance 95 $. Total\u00a0: 745 $')).toMatchObject({
      sum: 745,
      announced: undefined,
    });
    expect(monthlyCosts('Loyer 650 $, assurance 95 $. Total\u00a0: 900 $')).toMatchObject({
      sum: 745,
      announced: 900,
    });
    expect(monthlyCosts('1 200 $ en tout').sum).toBe(1_200);
  });

  it('of a sale are its amounts and its shares of the price', () => {
    expect(costsOfSale('Flour $1.50, card fees 2.5%', 40, undefined).sum).toBe(2.5);
    expect(costsOfSale('Pay $20 an hour', 45, 'hour').sum).toBe(20);
    expect(costsOfSale('Hébergement 30 $ par mois', 45, undefined)).toMatchObject({
      lines: [{ amount: undefined }],
      sum: undefined,
    });
  });

  it('that are often forgotten are recognized in both languages', () => {
    expect(namesCost('insurance', 'Assurances 95 $')).toBe(true);
    expect(namesCost('accountant', 'Bookkeeper $100')).toBe(true);
    expect(namesCost('paymentFees', 'Farine')).toBe(false);
    expect(['Aucun salaire', 'mon salaire 900 $', 'no salary yet', 'rent'].map(ownPayIn)).toEqual([
      'none',
      'counted',
      'none',
      'unsaid',
    ]);
  });
});

describe('a goal', () => {
  it('is read in sales by the month', () => {
    expect(monthlySalesIn('60 boîtes par mois, 100 au douzième', undefined)).toBe(100);
    expect(monthlySalesIn('12 visits a week', undefined)).toBe(52);
    expect(monthlySalesIn('1 200 paniers par an', undefined)).toBe(100);
    for (const none of ['2 000 $ par mois', '2 000 dollars par mois', '20 heures par semaine']) {
      expect(monthlySalesIn(none, undefined)).toBeUndefined();
    }
    expect(monthlySalesIn('12 hours a week', 'hour')).toBe(52);
  });

  it('is the year’s where it says so, or says nothing', () => {
    expect(salesGoalOf('60 000 $', 10, undefined)).toMatchObject({ firstYear: 60_000 });
    expect(salesGoalOf('60 000 $ la première année', 10, undefined)?.lastMonth).toBeCloseTo(8_000);
  });

  it('by the month is reached at the end of the year', () => {
    const goal = salesGoalOf('4 000 $ par mois', undefined, undefined);
    expect(goal).toMatchObject({ lastMonth: 4_000, saidAs: 'month' });
    expect(goal?.firstYear).toBeCloseTo(30_000);
    expect(salesGoalOf('10 clients par mois', 50, undefined)).toMatchObject({ lastMonth: 500 });
    expect(salesGoalOf('10 clients par mois', undefined, undefined)).toBeUndefined();
  });

  it('tells when its month can never give its year', () => {
    expect(salesGoalOf('1 000 $ par mois; 50 000 $ par an', 10, undefined)?.otherYear).toBe(12_000);
    expect(salesGoalOf(boxes.revenueGoals, 96, undefined)?.otherYear).toBeUndefined();
  });
});

describe('the figures of a project', () => {
  it('are the person’s own', () => {
    const own = figures(boxes);
    expect(own).toMatchObject({ price: 96, margin: 41, expectedBreakEven: 20 });
    expect(own.breakEven).toBeCloseTo(29.27, 2);
    expect(years(own).map(({ sales }) => sales)).toEqual([69_000, 115_200, 132_480]);
    expect(scenarios(own).map(({ count }) => count)).toEqual([60, 100, 130]);
    expect(lowest(own)).toBe(-653);
    expect(workingCapital(own)).toBe(3_600);
  });

  it('give quarters that add up to the first year', () => {
    const own = figures(boxes);
    expect(cumulated(quarters(own)).at(-1)).toBe(years(own)[0]?.result);
  });

  it('are unknown where nothing is told', () => {
    const none = figures({ pricingStrategy: 'À voir', fixedCosts: 'un loyer' });
    expect(none).toMatchObject({ price: undefined, margin: undefined, breakEven: undefined });
    expect(cumulated(quarters(none))).toEqual([undefined, undefined, undefined, undefined]);
    expect(workingCapital(none)).toBeUndefined();
    expect(scenarios(none).map(({ sales }) => sales)).toEqual([undefined, undefined, undefined]);
  });

  it('have no break-even point where a sale leaves nothing', () => {
    const lost = figures({ ...boxes, pricingStrategy: '50 $' });
    expect(lost.margin).toBe(-5);
    expect(lost.breakEven).toBeUndefined();
  });

  it('take the break-even point as the realistic month without a goal', () => {
    const { revenueGoals: _none, ...rest } = boxes;
    expect(scenarios(figures(rest)).map(({ count }) => count)).toEqual([18, 30, 39]);
  });
});

it.each([
  [29.26, 1],
  [12.96, 2],
  [2.985, 2],
  [13, 1],
])('shows %d with %d decimals at most, so that no rounding looks exact', (quotient, decimals) => {
  expect(decimalsOf(quotient)).toBe(decimals);
});

it('reads pay that is announced as none', () => {
  expect(['Salaries: none for now', 'Salaires : rien avant mai'].map(ownPayIn)).toEqual([
    'none',
    'none',
  ]);
});
