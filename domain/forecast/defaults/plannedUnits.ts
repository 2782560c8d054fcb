import { monthName } from '../calendar.ts';
import type { ForecastInputs } from '../inputs.ts';
import type { Offer } from '../plan.ts';
import { exactUnits, unitsOf } from '../rules/units.ts';
import { assumptionsOf } from '../scenario.ts';
import { known } from '../unknown.ts';
import { planOf } from './defaults.ts';

/** The planned sales of an offer, before any scenario. */
export interface PlannedUnits {
  /** Units for each month from 0 to 36; null if not entered yet. */
  readonly units: readonly (number | null)[];
  /** The first month whose planned sales differ from the number entered, because of the season. */
  readonly changed: ChangedMonth | undefined;
}
interface ChangedMonth {
  /** Such as "2027-05". */
  readonly month: string;
  readonly entered: number;
  readonly sold: number;
}

/** @param at index of the offer. @returns its planned sales by month; undefined if there is no such offer. */
export function plannedUnits({ opening, offers }: ForecastInputs, at: number) {
  const entered = offers[at];
  if (!entered) return undefined;
  const plan = planOf({ opening, offers: [entered] });
  const [offer] = plan.offers;
  if (!offer) return undefined;
  const { value, unknown } = unitsOf(
    exactUnits(offer, plan.start),
    offer.from,
    assumptionsOf.expected,
  );
  const units = value.map((sold, m) => (unknown[m] === known ? sold : null));
  return { units, changed: changedBySeason(offer, plan.start, units) } satisfies PlannedUnits;
}

function changedBySeason(
  { units: entered, season, from }: Offer,
  start: number,
  units: PlannedUnits['units'],
): ChangedMonth | undefined {
  if (entered.mode !== 'ramp') return undefined;
  const weights = season.reduce((sum, weight) => sum + weight, 0);
  for (const { month: m, units: wanted } of entered.anchors) {
    const sold = units[m];
    const isMean = 12 * (season[(start + m) % 12] ?? 0) === weights;
    if (m < from || isMean || sold == null || sold === wanted) continue;
    return { month: monthName(start + m), entered: wanted, sold };
  }
  return undefined;
}
