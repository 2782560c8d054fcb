import { constants } from '../legal/constants.ts';
import { inForce } from '../legal/dated.ts';

/** The legal rates that are the defaults of rate fields. */
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

/** @param opening such as "2027-05". @returns the percentage in force in that month, used for the entire plan. */
export function legalRate(rate: LegalRate, opening: string): string {
  return rates[rate](`${opening}-01`);
}
