import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { type CalendarMonth, monthName } from '../calendar.ts';
import { known } from '../unknown.ts';
import type { Checked } from './figures.ts';
import { ownHours } from './owners.ts';

/** Average number of weeks per month. */
const weeks = 52 / 12;

/**
 * @returns the hours that the sales of a month take, by the offers whose minutes and units are known, and those that the
 * owners and the staff work; undefined if the owners' hours are not entered, or an active staff line is paid by the month
 * or has no hours.
 */
export function hoursIn({ inputs, run }: Checked, m: number) {
  const own = ownHours(inputs);
  if (own === undefined) return undefined;
  const staff = (inputs.staff ?? []).filter((_, at) => run.prepared.plan.staff[at]?.isActive[m]);
  let available = own;
  for (const { pay, people } of staff) {
    if (pay?.mode !== 'hourly' || pay.hoursPerWeek == null) return undefined;
    available += pay.hoursPerWeek * (people ?? 1);
  }
  let needed = 0;
  for (const [at, { minutes }] of inputs.offers.entries()) {
    if (minutes == null || run.units[at]?.unknown[m] !== known) continue;
    needed += ((run.units[at]?.value[m] ?? 0) * minutes) / 60;
  }
  return { needed, available: available * weeks };
}

/** @returns the minimum wage in force at the start of a month, in cents an hour. @param isTipped for people with tips. */
export function minimumWageIn(month: CalendarMonth, isTipped = false): number {
  const { general, tipped } = inForce(constants.minimumWage, `${monthName(month)}-01`).value;
  return isTipped ? tipped : general;
}
