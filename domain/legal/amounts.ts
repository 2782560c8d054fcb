import { constants } from './constants.ts';
import { comingAfter, type History, inForce } from './dated.ts';

/** An amount set by law: dollars, a percentage or a number of people. */
export interface LegalAmount {
  readonly unit: 'dollars' | 'percent' | 'count';
  readonly value: number;
}

/**
 * @returns the legal dollar amounts, rates and numbers of people in force on a day, their next known values, and the
 * combined rate of both sales taxes. @param day such as "2026-11-23".
 */
export function legalAmounts(day: string): readonly LegalAmount[] {
  const valuesOf = <Value>(history: History<Value>): readonly Value[] => {
    const next = comingAfter(history, day);
    return [inForce(history, day).value, ...(next ? [next.value] : [])];
  };
  const { francization, gst, qst } = constants;
  const { smallSupplier, quickMethod, quickMethodCeiling, insurancePremiumTax } = constants;
  const { minimumWage, employerContributions, corporateTax, corporateTaxAbove } = constants;
  const histories: readonly History<unknown>[] = [
    ...[gst, qst, smallSupplier, quickMethod, quickMethodCeiling, insurancePremiumTax],
    ...[minimumWage, employerContributions, corporateTax, corporateTaxAbove],
  ];
  const bothTaxes = Number(inForce(gst, day).value) + Number(inForce(qst, day).value);
  return [
    ...histories.flatMap((history) => valuesOf(history).flatMap(moneyAndRates)),
    { unit: 'percent', value: bothTaxes },
    ...valuesOf(francization).map((value) => ({ unit: 'count', value }) as const),
  ];
}

/** In these histories, strings are percentages and numbers are cents. */
function moneyAndRates(value: unknown): readonly LegalAmount[] {
  if (typeof value === 'string') return [{ unit: 'percent', value: Number(value) }];
  if (typeof value === 'number') return [{ unit: 'dollars', value: value / 100 }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(moneyAndRates);
}
