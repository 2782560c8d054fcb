import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { monthName } from '../calendar.ts';
import { type Fraction, percent, times } from '../exact.ts';
import type { Plan, StaffLine } from '../plan.ts';

/** What an employer in Quebec pays beside the wages, in the order of the table. */
export const chargeNames = [
  'pensionPlan',
  'secondPensionPlan',
  'employmentInsurance',
  'parentalInsurance',
  'healthServicesFund',
  'labourStandards',
  'workplaceInsurance',
] as const;
export type ChargeName = (typeof chargeNames)[number];

/** A charge of one person in a calendar year; amounts in cents. */
export interface Charge {
  readonly name: ChargeName;
  readonly rate: Fraction;
  /** Exempt pay, by month. */
  readonly exemption: number;
  readonly above: number;
  readonly upTo: number;
  readonly most: number;
}

/** The charges of a year, from the dated table; a later month uses its last row, an earlier one the first. */
export interface ChargeTable {
  readonly year: number;
  readonly charges: readonly Charge[];
}

export function chargesIn(plan: Plan, month: number): ChargeTable {
  const day = `${monthName(plan.start + month)}-01`;
  const { value, from } = inForce(constants.employerContributions, day);
  const own: Partial<Record<ChargeName, Fraction>> = {
    healthServicesFund: plan.hsfRate,
    workplaceInsurance: plan.cnesstRate,
  };
  const charges = chargeNames.map((name): Charge => {
    const { exemption = 0, above = 0, upTo = Number.POSITIVE_INFINITY, most, ...set } = value[name];
    const rate = own[name] ?? percent(set.rate);
    const highest = most ?? (Number.isFinite(upTo) ? times(upTo, rate) : upTo);
    return { name, rate, exemption, above, upTo, most: highest };
  });
  return { year: Number(from.slice(0, 4)), charges };
}

/** @returns whether a person's pay bears a charge. */
export function bears(line: StaffLine, name: ChargeName): boolean {
  if (name === 'employmentInsurance') return line.hasEmploymentInsurance;
  return name !== 'workplaceInsurance' || line.hasCnesst;
}

/**
 * A month's charge: rate × the part of its pay between the bounds given the pay since 1 January, less the
 * month's exemption, rounded, then cut to what is left of the year's maximum.
 * @param before the pay since 1 January. @param paid what the year already cost.
 */
export function chargeOn(gross: number, before: number, paid: number, charge: Charge): number {
  const { rate, exemption, above, upTo, most } = charge;
  const within = (pay: number) => Math.min(Math.max(pay, above), upTo);
  const part = Math.max(0, within(before + gross) - within(before) - exemption);
  return Math.min(times(part, rate), most - paid);
}
