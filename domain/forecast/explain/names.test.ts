import { expect, it } from 'vitest';
import { explainedPlan } from '../testing/explainedFigures.ts';
import { studio, towelShop } from '../testing/explainedPlans.ts';
import { evaluates } from './evaluates.ts';

const beginnings = [
  ...['months', 'years', 'loans', 'breakEven', 'sourcesAndUses', 'posting', 'person', 'soFar'],
  ...[
    'cost',
    'income',
    'losses',
    'quarter',
    'salesTax',
    'salesTaxYears',
    'loanYears',
    'lowestCash',
  ],
  ...['stress', 'stress.0/months', 'stress.9/months', 'workingCapitalNeeded', 'checks', 'unknown'],
  ...['', 'constructor', '__proto__', 'stress/'],
];
const hostile = ['37', '99', '-1', 'x', 'constructor', '__proto__', 'toString', ''];
const real = ['0', '1', 'gst', 'sale', 'pay', 'revenue', 'cash', 'sources', 'schedule', 'amount'];

it('no name that a caller may make up is looked up, or throws', () => {
  for (const plan of [towelShop, studio]) {
    const { explain } = explainedPlan(plan);
    for (const beginning of beginnings) {
      for (const one of [...real, ...hostile]) {
        for (const other of [...real, ...hostile]) {
          for (const last of ['', '.revenue', '.constructor', '.0']) {
            const figure = `${beginning}.${one}.${other}${last}`;
            const explanation = explain(figure);
            if (explanation) evaluates(explanation);
            const isHostile = [one, other, last.slice(1)].some(
              (step) => step !== '' && hostile.includes(step),
            );
            if (isHostile) expect(explanation, figure).toBeUndefined();
          }
        }
      }
    }
  }
});
