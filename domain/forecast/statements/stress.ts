import type { Parts } from '../../parts.ts';
import { compute, type Prepared, type Run } from '../compute.ts';
import type { Forecast } from '../outputs.ts';
import { type Assumptions, stressed, stressTests } from '../scenario.ts';
import { known } from '../unknown.ts';
import { lowestCash, ratio, Shown } from './present.ts';
import { inYear, statementsOf } from './statements.ts';
import { yearFigures } from './yearFigures.ts';

/** Runs each stress test on the expected scenario, yielding before each computation of the plan. */
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

/**
 * If it is unknown which offer is the largest, the test runs for each candidate, and only figures that are the same for
 * all are known.
 */
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
      dscrAfterOwners: all.dscrAfterOwners.map((value, year) =>
        same(value, one.dscrAfterOwners[year] ?? null),
      ),
    }),
    {
      id,
      lowestCash: first?.lowestCash ?? { amount: null, m: null },
      dscr: first?.dscr ?? [],
      dscrAfterOwners: first?.dscrAfterOwners ?? [],
    },
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
  const years = yearFigures(run, statements);
  const coverage = (name: 'dscr' | 'dscrAfterOwners') =>
    years.map((figures) => ratio(shown.ifAny(name, figures[name])));
  return {
    lowestCash: { amount: shown.figure('cash', amount), m: shown.figure('m', m) },
    dscr: coverage('dscr'),
    dscrAfterOwners: coverage('dscrAfterOwners'),
  };
}

/**
 * @returns the indexes of the offers that may have the highest revenue in year 1: a single one if all revenues are
 * known, the first in case of a tie.
 */
export function mayBeLargest({ revenues }: Run): number[] {
  const sales = revenues.map((series) => inYear(series, 0));
  const beats = (a: number, b: number) => {
    const [mine, other] = [sales[a]?.value ?? 0, sales[b]?.value ?? 0];
    return mine > other || (mine === other && a < b);
  };
  return [...sales.keys()].filter((at) =>
    // The known part of an unknown revenue is its lower bound, so an offer with a known revenue must exceed at least
    // that.
    sales[at]?.unknown !== known
      ? true
      : [...sales.keys()].every((other) => other === at || beats(at, other)),
  );
}
