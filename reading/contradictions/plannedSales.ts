import { topicsIn } from '../facts/words.ts';
import type { Compared } from './compared.ts';

/** The sales planned of an offer; null or undefined if unknown. */
export interface PlannedOffer {
  readonly topics: readonly string[];
  /** In cents. */
  readonly price: number | null | undefined;
  /** Whether its sales are given by month. */
  readonly isByMonth: boolean;
  /** Whether a sale has a length, so that it is not sold by the hour. */
  readonly isTimed: boolean;
  /** Units of the first year. */
  readonly units: number | null | undefined;
  /** Units of months 1 to 36. */
  readonly monthly: readonly (number | null | undefined)[];
}

export function plannedOffers({ forecast, inputs }: Compared): readonly PlannedOffer[] {
  const [year] = forecast.years;
  const months = forecast.months.filter(({ m }) => m >= 1);
  return inputs.offers.map(({ id, name, price, units, minutes }) => ({
    topics: topicsIn(name ?? ''),
    price,
    isTimed: minutes != null,
    isByMonth: units?.mode === 'ramp',
    units: year?.units[id],
    monthly: months.map((month) => month.units[id]),
  }));
}
