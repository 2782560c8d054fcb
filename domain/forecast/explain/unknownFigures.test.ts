import { describe, expect, it } from 'vitest';
import { inputsWithoutDefault, withInput } from '../testing/anyForecast.ts';
import { resultOf } from '../testing/evaluated.ts';
import { everyFigureName, explainedPlan } from '../testing/explainedFigures.ts';
import { pairs, studio } from '../testing/explainedPlans.ts';
import { visits } from '../testing/samplePlans.ts';
import { evaluates } from './evaluates.ts';

/** Every how many figures one is tried for a missing input; the next input begins at the next figure. */
const step = 60;

/** The registration of the second plan is unknown where its sales are. */
const plans = { studio, pairs: { ...pairs, salesTax: null } };

describe.each(Object.entries(plans))('without an input of %s', (_, plan) => {
  const paths = inputsWithoutDefault(plan).map((path, at) => [path.join('.'), path, at] as const);

  it.each(paths)('%s: what is explained is known or null', (_name, path, at) => {
    const without = withInput(plan, path, null);
    const { explain } = explainedPlan(without);
    const given = otherValues(path).map((value) => explainedPlan(withInput(plan, path, value)));
    const wrong: string[] = [];
    const seen = new Map<string, number | null | undefined>();
    const visit = (figure: string): number | null | undefined => {
      if (seen.has(figure)) return seen.get(figure);
      const found = explain(figure);
      seen.set(figure, found?.value);
      if (!found) return undefined;
      const text = evaluates(found);
      if (text !== null && resultOf(text) !== found.value)
        wrong.push(`${figure} is ${found.value}, not ${text}`);
      const values = found.value === null ? [] : given.map((one) => one.explain(figure)?.value);
      if (values.some((value) => value !== undefined && value !== found.value))
        wrong.push(`${figure} is ${found.value} without, ${values} with the input`);
      for (const { origin, value } of found.parts) {
        if (origin.kind !== 'figure') continue;
        const behind = visit(origin.figure);
        if (behind !== undefined && behind !== value)
          wrong.push(`${figure} takes ${origin.figure} for ${value}, not ${behind}`);
      }
      return found.value;
    };
    // Each stress test takes several runs, so each input tries one of them.
    const names = everyFigureName(without).filter(
      (name) => !name.startsWith('stress') || name.startsWith(`stress.${at % 7}`),
    );
    for (let next = at % step; next < names.length; next += step) visit(names[next] ?? '');
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});

function otherValues(path: readonly (string | number)[]): unknown[] {
  if (path.at(-1) === 'units')
    return [1, 60].map((units) => ({ mode: 'ramp', anchors: { 1: units } }));
  return path.at(-1) === 'rate' ? ['0', '9.5'] : [7, 90];
}

it('a plan with a price missing has no lowest cash in a stress test', () => {
  const inputs = withInput(
    { ...visits, form: 'corporation', fixed: [{ id: 'r', amount: 1_500_00 }] },
    ['offers', 0, 'price'],
    null,
  );
  const { explain } = explainedPlan(inputs);
  for (const figure of ['stress.0/lowestCash.amount', 'stress.0/years.0.closingCash', 'income.0']) {
    expect(explain(figure)).toMatchObject({ figure, value: null });
    expect(explain(figure)?.parts.map(({ origin }) => origin)).toEqual([
      { kind: 'input', path: 'offers.0.price' },
    ]);
  }
});
