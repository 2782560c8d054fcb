import { constants } from '../../legal/constants.ts';
import { inForce } from '../../legal/dated.ts';

/** By the path of the input: the rate that the law sets where the person gives none. */
const rates = {
  corporateTaxRate: (day: string) => inForce(constants.corporateTax, day).value.general,
  hsfRate: (day: string) =>
    inForce(constants.employerContributions, day).value.healthServicesFund.rate,
  cnesstRate: (day: string) =>
    inForce(constants.employerContributions, day).value.workplaceInsurance.rate,
  'salesTax.quickGst': (day: string) => inForce(constants.quickMethod, day).value.services.gst,
  'salesTax.quickQst': (day: string) => inForce(constants.quickMethod, day).value.services.qst,
} as const;
export type DefaultRate = keyof typeof rates;

export function hasDefaultRate(path: string): path is DefaultRate {
  return Object.hasOwn(rates, path);
}

/** @param opening as "2027-05". @returns percent, as in the dated tables for that month: it holds for the full plan. */
export function defaultRate(path: DefaultRate, opening: string): string {
  return rates[path](`${opening}-01`);
}
