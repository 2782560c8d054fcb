import { calendarMonth, monthName } from './calendar.ts';
import { decimal, type Fraction, fraction, one, times, zero } from './exact.ts';
import type { ForecastInputs } from './inputs.ts';
import type { Offer } from './plan.ts';

export const scenarios = ['prudent', 'expected', 'ambitious'] as const;
export type Scenario = (typeof scenarios)[number];

/** How a scenario or a stress test differs from the plan. */
export interface Assumptions {
  readonly units: Fraction;
  readonly cost: Fraction;
  /** Customers pay one month later. */
  readonly paysLater: boolean;
  /** The first month of the plan in which anything is sold. */
  readonly opensIn: number;
  /** The index of an offer that sells nothing. */
  readonly lost: number | undefined;
  /** Percentage points added to variable rates. */
  readonly points: number;
}

const expected: Assumptions = {
  units: one,
  cost: one,
  paysLater: false,
  opensIn: 1,
  lost: undefined,
  points: 0,
};

export const assumptionsOf: Readonly<Record<Scenario, Assumptions>> = {
  prudent: { ...expected, units: decimal('0.8'), cost: decimal('1.05'), paysLater: true },
  expected,
  ambitious: { ...expected, units: decimal('1.2') },
};

export const stressTests = ['sales', 'costs', 'late', 'slow', 'lost', 'rates', 'all'] as const;
export type StressTest = (typeof stressTests)[number];

/** @returns whether any rate is variable, as that of a line of credit always is; if none is, the stress test of higher rates changes nothing. */
export function hasVariableRate({
  loans,
  creditLine,
}: {
  readonly loans?: readonly { readonly variable?: boolean | null | undefined }[] | null | undefined;
  readonly creditLine?: object | null | undefined;
}): boolean {
  return creditLine != null || (loans ?? []).some(({ variable }) => variable);
}

/** @param largest index of the offer with the highest revenue in year 1. */
export function stressed(test: StressTest, largest: number): Assumptions {
  const is = (one: StressTest) => test === one || test === 'all';
  return {
    units: is('sales') ? decimal('0.8') : one,
    cost: is('costs') ? decimal('1.1') : one,
    opensIn: is('late') ? 4 : 1,
    paysLater: is('slow'),
    lost: is('lost') ? largest : undefined,
    points: is('rates') ? 2 : 0,
  };
}

/**
 * @returns the cumulative shares of a sale of an offer that customers pay by month: as planned, or one month later,
 * with the planned last two shares paid together.
 */
export function collectionOf(
  { collect }: Pick<Offer, 'collect'>,
  { paysLater }: Assumptions,
): readonly Fraction[] {
  if (!paysLater) return collect;
  const [same = zero, next = zero] = collect;
  return [zero, same, next, one];
}

/**
 * Changes that the user tries: three in percent, and the number of months by which the opening moves.
 */
export interface Handles {
  readonly price: number;
  readonly volume: number;
  readonly cost: number;
  readonly opening: number;
}
export const unmoved: Handles = { price: 0, volume: 0, cost: 0, opening: 0 };

export const handleBounds: Readonly<
  Record<keyof Handles, { readonly least: number; readonly most: number }>
> = {
  price: { least: -50, most: 50 },
  volume: { least: -50, most: 100 },
  cost: { least: -50, most: 50 },
  opening: { least: -6, most: 12 },
};

/** @returns the changed inputs. The volume is left to `prepare`, which applies it before units are rounded. */
export function triedInputs(inputs: ForecastInputs, handles: Handles): ForecastInputs {
  const { price, cost, opening } = handles;
  if (price === 0 && cost === 0 && opening === 0) return inputs;
  return {
    ...inputs,
    opening: monthName(calendarMonth(inputs.opening) + opening),
    offers: inputs.offers.map((offer) => ({
      ...offer,
      price: offer.price == null ? offer.price : changedBy(offer.price, price),
      cost: offer.cost == null ? offer.cost : changedBy(offer.cost, cost),
    })),
  };
}

/** @returns the amount raised or lowered by a whole number of percent, rounded. */
export function changedBy(amount: number, percent: number): number {
  return times(amount, fraction(BigInt(100 + percent), 100n));
}
