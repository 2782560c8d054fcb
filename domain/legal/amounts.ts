import { constants } from './constants.ts';
import { comingAfter, type History, inForce } from './dated.ts';

/** An amount that a law sets: dollars, a percentage, or a number of people. */
export interface LegalAmount {
  readonly unit: 'dollars' | 'percent' | 'count';
  readonly value: number;
}

/** @returns the amounts, rates and thresholds of a day, those already known that follow them, and both sales taxes together. */
export function legalAmounts(day: string): readonly LegalAmount[] {
  const valuesOf = <Value>(history: History<Value>): readonly Value[] => {
    const next = comingAfter(history, day);
    return [inForce(history, day).value, ...(next ? [next.value] : [])];
  };
  const { francization, gst, qst } = constants;
  const { smallSupplier, quickMethod, quickMethodCeiling, insurancePremiumTax } = constants;
  const { minimumWage, employerContributions, corporateTax } = constants;
  const histories: readonly History<unknown>[] = [
    ...[gst, qst, smallSupplier, quickMethod, quickMethodCeiling, insurancePremiumTax],
    ...[minimumWage, employerContributions, corporateTax],
  ];
  const bothTaxes = Number(inForce(gst, day).value) + Number(inForce(qst, day).value);
  return [
    ...histories.flatMap((history) => valuesOf(history).flatMap(moneyAndRates)),
    { unit: 'percent', value: bothTaxes },
    ...valuesOf(francization).map((value) => ({ unit: 'count', value }) as const),
  ];
}

/** In the table of constants a rate is a text, and an amount a number of cents. */
function moneyAndRates(value: unknown): readonly LegalAmount[] {
  if (typeof value === 'string') return [{ unit: 'percent', value: Number(value) }];
  if (typeof value === 'number') return [{ unit: 'dollars', value: value / 100 }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(moneyAndRates);
}
