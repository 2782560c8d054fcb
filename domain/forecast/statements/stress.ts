import type { Parts } from '../../parts.ts';
import { compute, type Prepared, type Run } from '../compute.ts';
import type { Forecast } from '../outputs.ts';
import { type Assumptions, stressed, stressTests } from '../scenario.ts';
import { known } from '../unknown.ts';
import { lowestCash, ratio, Shown } from './present.ts';
import { inYear, statementsOf } from './statements.ts';
import { yearFigures } from './yearFigures.ts';

/** The expected scenario under each stress, with a pause after each plan. */
export function* stressParts(prepared: Prepared, expected: Run): Parts<Forecast['stress']> {
  const largest = mayBeLargest(expected);
  const stress: Forecast['stress'] = [];
  for (const id of stressTests) {
    const figures: ReturnType<typeof stressFigures>[] = [];
    for (const offer of id === 'lost' || id === 'all' ? largest : largest.slice(0, 1)) {
      yield;
      figures.push(stressFigures(prepared, stressed(id, offer)));
    }
    stress.push(sameOf(id, figures));
  }
  return stress;
}

/** Where it is unknown which offer is the largest, figures that are the same in each case stay known. */
function sameOf(
  id: (typeof stressTests)[number],
  [first, ...others]: readonly ReturnType<typeof stressFigures>[],
): Forecast['stress'][number] {
  return others.reduce(
    (all, one) => ({
      id,
      lowestCash: {
        amount: same(all.lowestCash.amount, one.lowestCash.amount),
        m: same(all.lowestCash.m, one.lowestCash.m),
      },
      dscr: all.dscr.map((value, year) => same(value, one.dscr[year] ?? null)),
    }),
    { id, lowestCash: first?.lowestCash ?? { amount: null, m: null }, dscr: first?.dscr ?? [] },
  );
}

function same(a: number | null, b: number | null): number | null {
  return a === b ? a : null;
}

function stressFigures(prepared: Prepared, assumptions: Assumptions) {
  const run = compute(prepared, assumptions);
  const statements = statementsOf(run);
  const shown = new Shown();
  const { amount, m } = lowestCash(statements.balances.cash);
  return {
    lowestCash: { amount: shown.figure('cash', amount), m: shown.figure('m', m) },
    dscr: yearFigures(run, statements).map(({ dscr }) => ratio(shown.ifAny('dscr', dscr))),
  };
}

/** @returns the positions of the offers that may sell most; one where all is known, the first of equals. */
export function mayBeLargest({ revenues }: Run): number[] {
  const sales = revenues.map((series) => inYear(series, 0));
  const beats = (a: number, b: number) => {
    const [mine, other] = [sales[a]?.value ?? 0, sales[b]?.value ?? 0];
    return mine > other || (mine === other && a < b);
  };
  return [...sales.keys()].filter((at) =>
    // For an unknown revenue, the known part is the least that it may be.
    sales[at]?.unknown !== known
      ? true
      : [...sales.keys()].every((other) => other === at || beats(at, other)),
  );
}
