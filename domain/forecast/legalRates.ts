import { constants } from '../legal/constants.ts';
import { inForce } from '../legal/dated.ts';

/** The rates that the law sets where the person gives none. */
const rates = {
  corporateTax: (day: string) => inForce(constants.corporateTax, day).value.general,
  healthServicesFund: (day: string) =>
    inForce(constants.employerContributions, day).value.healthServicesFund.rate,
  workplaceInsurance: (day: string) =>
    inForce(constants.employerContributions, day).value.workplaceInsurance.rate,
  quickGst: (day: string) => inForce(constants.quickMethod, day).value.services.gst,
  quickQst: (day: string) => inForce(constants.quickMethod, day).value.services.qst,
} as const;
export type LegalRate = keyof typeof rates;

/** @param opening as "2027-05". @returns percent, as in the dated tables for that month: it holds for the full plan. */
export function legalRate(rate: LegalRate, opening: string): string {
  return rates[rate](`${opening}-01`);
}
