import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';
import { monthName } from '../calendar.ts';
import { type Fraction, percent, times } from '../exact.ts';
import type { Plan, StaffLine } from '../plan.ts';

/** Contributions that a Quebec employer pays in addition to wages, in the order of the legal table. */
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

/** A contribution for one person in a calendar year; amounts in cents. */
export interface Charge {
  readonly name: ChargeName;
  readonly rate: Fraction;
  /** Pay exempt each month. */
  readonly exemption: number;
  readonly above: number;
  readonly upTo: number;
  readonly most: number;
}

/** The contributions of a year. Years after the dated table use its last row; years before it, its first. */
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

/** @returns whether the contribution is due on a person's pay. */
export function bears(line: StaffLine, name: ChargeName): boolean {
  if (name === 'employmentInsurance') return line.hasEmploymentInsurance;
  return name !== 'workplaceInsurance' || line.hasCnesst;
}

/**
 * A month's contribution in cents: the rate × (this month's pay between the annual bounds − the monthly exemption),
 * rounded and limited to what remains of the annual maximum.
 * @param gross pay and tips. @param before the same since January 1, without this month. @param paid the contribution
 * since January 1.
 */
export function chargeOn(gross: number, before: number, paid: number, charge: Charge): number {
  const { rate, exemption, above, upTo, most } = charge;
  const within = (pay: number) => Math.min(Math.max(pay, above), upTo);
  const part = Math.max(0, within(before + gross) - within(before) - exemption);
  return Math.min(times(part, rate), most - paid);
}
