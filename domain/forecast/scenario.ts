import { decimal, type Fraction, one, zero } from './exact.ts';
import type { Plan } from './plan.ts';

export const scenarios = ['prudent', 'expected', 'ambitious'] as const;
export type Scenario = (typeof scenarios)[number];

/** How a scenario or a stress test departs from the plan. */
export interface Assumptions {
  readonly units: Fraction;
  readonly cost: Fraction;
  /** Customers pay one month later. */
  readonly paysLater: boolean;
  /** No offer is sold before this month. */
  readonly opensIn: number;
  /** The position of an offer that sells nothing. */
  readonly lost: number | undefined;
}

const expected: Assumptions = {
  units: one,
  cost: one,
  paysLater: false,
  opensIn: 1,
  lost: undefined,
};

export const assumptionsOf: Readonly<Record<Scenario, Assumptions>> = {
  prudent: { ...expected, units: decimal('0.8'), cost: decimal('1.05'), paysLater: true },
  expected,
  ambitious: { ...expected, units: decimal('1.2') },
};

export const stressTests = ['sales', 'costs', 'late', 'slow', 'lost', 'all'] as const;
export type StressTest = (typeof stressTests)[number];

/** @param largest the position of the offer with the largest revenue of year 1. */
export function stressed(test: StressTest, largest: number): Assumptions {
  const is = (one: StressTest) => test === one || test === 'all';
  return {
    units: is('sales') ? decimal('0.8') : one,
    cost: is('costs') ? decimal('1.1') : one,
    opensIn: is('late') ? 4 : 1,
    paysLater: is('slow'),
    lost: is('lost') ? largest : undefined,
  };
}

/** @returns when customers pay: as planned, or a month later, the last share with the one before. */
export function collectionOf(plan: Plan, { paysLater }: Assumptions): readonly Fraction[] {
  if (!paysLater) return plan.collect;
  const [same = zero, next = zero] = plan.collect;
  return [zero, same, next, one];
}
