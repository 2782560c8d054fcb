import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ForecastInputs } from '../inputs.ts';
import type { Forecast } from '../outputs.ts';
import { scenarios } from '../scenario.ts';
import { anyForecast } from './anyForecast.ts';
import {
  expectLineToKeepCash,
  expectLoansToEnd,
  expectPostingsToAgree,
  expectStatementsToAgree,
} from './invariants.ts';
import { expectExactlyDependantsUnknown } from './unknowns.ts';
import { withoutStress as forecast } from './withoutStress.ts';

const scenario = fc.constantFrom(...scenarios);

/** Tests what holds for every plan (docs/forecast.md#invariants). @param numRuns number of plans for each property. */
export function describeInvariants(numRuns: number): void {
  const holds = <Values extends [unknown, ...unknown[]]>(
    property: fc.IProperty<Values>,
    share = 1,
  ) => fc.assert(property, { numRuns: Math.max(1, Math.round(numRuns * share)) });

  describe('whatever the plan', () => {
    it('the statements agree to the cent and loans end', () => {
      holds(
        fc.property(anyForecast, scenario, (inputs, which) => {
          const computed = forecast(inputs, which);
          expect(computed.unknown).toEqual([]);
          expectStatementsToAgree(computed);
          expectLoansToEnd(computed, inputs);
          expectLineToKeepCash(computed, inputs);
          expectPostingsToAgree(inputs, which);
        }),
      );
    });

    it('nothing delayed leaves no receivables, payables or stock', () => {
      holds(
        fc.property(anyForecast, (inputs) => {
          const { collect: _, supplierTerms: __, ...rest } = inputs;
          const offers = inputs.offers.map((offer) => ({
            ...offer,
            stockMonths: 0,
            collect: null,
          }));
          const left = forecast({ ...rest, offers }).months.filter(
            ({ receivables, payables, inventory }) =>
              receivables !== 0 || payables !== 0 || inventory !== 0,
          );
          expect(left).toEqual([]);
        }),
      );
    });

    it('a line of zero, or another order of lines, changes nothing', () => {
      holds(
        fc.property(anyForecast, (inputs) => {
          const plain = figuresOf(forecast(inputs));
          expectSame(figuresOf(forecast(withZeroLines(inputs))), plain);
          expectSame(figuresOf(forecast(reversed(inputs))), plain);
        }),
      );
    });

    it('a line of several people is as many lines of one person', () => {
      holds(
        fc.property(anyForecast, (inputs) => {
          const few = (inputs.staff ?? []).map((line) => ({
            ...line,
            people: ((line.people ?? 1) % 13) + 1,
          }));
          const each = few.flatMap(({ people, ...line }) =>
            Array.from({ length: people }, (_, at) => ({ ...line, id: `${line.id}-${at}` })),
          );
          const [together, apart] = [few, each].map((staff) =>
            figuresOf(forecast({ ...inputs, staff })),
          );
          expectSame(together, apart);
        }),
        0.4,
      );
    });

    it('sales rise from the prudent to the ambitious scenario', () => {
      holds(
        fc.property(anyForecast, (inputs) => {
          const sold = scenarios.map((which) => cumulatedSales(forecast(inputs, which)));
          for (const [at, months] of sold.slice(1).entries()) {
            const fallen = months.flatMap((sales, m) =>
              sales.flatMap((amount, which) => {
                const less = sold[at]?.[m]?.[which] ?? Number.NaN;
                return less <= amount ? [] : [{ at, m, which, less, amount }];
              }),
            );
            expect(fallen).toEqual([]);
          }
        }),
      );
    });

    it('the same inputs give the same forecast and stay as they are', () => {
      holds(
        fc.property(anyForecast, scenario, (inputs, which) => {
          const frozen = deepFrozen(JSON.parse(JSON.stringify(inputs)));
          const before = JSON.stringify(frozen);
          const first = forecast(frozen, which);
          expect(JSON.stringify(frozen)).toBe(before);
          expectSame(forecast(inputs, which), first);
        }),
      );
    });

    it('an unknown input makes exactly its dependants unknown', () => {
      holds(
        fc.property(anyForecast, fc.nat(), fc.nat(2_000_000), (inputs, which, seed) =>
          expectExactlyDependantsUnknown(inputs, which, seed),
        ),
      );
    });
  });
}

/** Like `toEqual`, which is slower on a forecast than computing it, so it is called only to report a difference. */
function expectSame(found: unknown, expected: unknown): void {
  if (!isSame(found, expected)) expect(found).toEqual(expected);
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other);
  }
  const keys = Object.keys(one);
  const both = [one, other] as readonly Readonly<Record<string, unknown>>[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(both[0]?.[key], both[1]?.[key]))
  );
}

/** @returns a forecast without lists of lines and their descriptions. */
function figuresOf({ loans, sourcesAndUses, checks, months, years, ...rest }: Forecast) {
  return {
    ...rest,
    months: months.map(({ units: _, ...month }) => month),
    years: years.map(({ units: _, ...year }) => year),
    gap: sourcesAndUses.gap,
  };
}

const lists = [
  'fixed',
  'staff',
  'assets',
  'startup',
  'deposits',
  'capital',
  'grants',
  'loans',
] as const;

function reversed(inputs: ForecastInputs): ForecastInputs {
  const copy: Record<string, unknown> = { ...inputs };
  for (const list of lists) copy[list] = inputs[list]?.toReversed();
  return copy as ForecastInputs;
}

function withZeroLines(inputs: ForecastInputs): ForecastInputs {
  const zero = { id: 'zero', amount: 0 };
  const more = {
    fixed: zero,
    staff: { id: 'zero', pay: { mode: 'monthly', amount: 0 } },
    assets: { id: 'zero', cost: 0 },
    startup: zero,
    deposits: zero,
    capital: zero,
    grants: zero,
    loans: { ...zero, rate: '5', term: 12 },
  };
  const copy: Record<string, unknown> = {
    ...inputs,
    offers: [
      ...inputs.offers,
      {
        id: 'zero',
        // A business with only exempt sales must stay one.
        taxStatus: inputs.offers[0]?.taxStatus,
        price: 0,
        cost: 0,
        units: { mode: 'ramp', anchors: { 1: 0 } },
      },
    ],
  };
  for (const list of lists) copy[list] = [more[list], ...(inputs[list] ?? [])];
  return copy as ForecastInputs;
}

/** @returns the units of each offer and total revenue, cumulated from the start of each year. */
function cumulatedSales({ months }: Forecast): number[][] {
  const sums: number[] = [];
  return months.map(({ m, units, revenue }) => {
    if (m === 13 || m === 25) sums.fill(0);
    for (const [at, amount] of [...Object.values(units), revenue].entries()) {
      sums[at] = (sums[at] ?? 0) + (amount ?? Number.NaN);
    }
    return [...sums];
  });
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFrozen);
    Object.freeze(value);
  }
  return value;
}
