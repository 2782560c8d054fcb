import { forecast } from '../forecast.ts';
import { type ForecastInputs, forecastInputsSchema } from '../inputs.ts';
import type { Forecast, ForecastMonth } from '../outputs.ts';
import type { Scenario } from '../scenario.ts';
import { withoutStress } from './withoutStress.ts';

type Offer = Partial<ForecastInputs['offers'][number]>;

/** @returns a plan that opens in January 2026 with one offer, which sells nothing by default. */
export function smallPlan(inputs: Partial<ForecastInputs>, offer: Offer = {}): ForecastInputs {
  return forecastInputsSchema.parse({
    opening: '2026-01',
    offers: [{ id: 'a', price: 0, cost: 0, units: { mode: 'ramp', anchors: { 1: 0 } }, ...offer }],
    ...inputs,
  });
}

export function computed(inputs: Partial<ForecastInputs>, offer: Offer = {}): Forecast {
  return forecast(smallPlan(inputs, offer));
}

/** Like `computed`, without stress tests and checks. */
export function statements(
  inputs: Partial<ForecastInputs>,
  offer: Offer = {},
  scenario: Scenario = 'expected',
): Forecast {
  return withoutStress(smallPlan(inputs, offer), scenario);
}

/** @returns the given units by month, and 0 in all other months. */
export function unitsIn(months: Readonly<Record<number, number>>): Offer['units'] {
  const all = Array.from({ length: 36 }, (_, at) => [at + 1, months[at + 1] ?? 0]);
  return { mode: 'ramp', anchors: Object.fromEntries(all) };
}

type Figure = Exclude<keyof ForecastMonth, 'units' | 'month' | 'm'>;

/** @returns the values of a figure by month, for the months in which it is not 0. */
export function monthsOf({ months }: Pick<Forecast, 'months'>, figure: Figure) {
  const all = months.map((month) => [month.m, month[figure]] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== 0));
}

/** @returns a figure for the months from `first` to `last`. */
export function from(
  { months }: Pick<Forecast, 'months'>,
  figure: Figure,
  first: number,
  last: number,
): (number | null)[] {
  return months.slice(first, last + 1).map((month) => month[figure]);
}

/** @returns the months in which a figure is unknown. */
export function unknownMonths({ months }: Pick<Forecast, 'months'>, figure: Figure): number[] {
  return months.filter((month) => month[figure] === null).map(({ m }) => m);
}
