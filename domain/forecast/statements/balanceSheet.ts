import type { ForecastInputs } from '../inputs.ts';
import type { Balance } from '../outputs.ts';

/** The two sides of the sales taxes, by the sign of `salesTaxPayable` there: due to the business they are an asset. */
export const taxSides = { salesTaxReceivable: -1, salesTaxOwed: 1 } as const;
export type TaxSide = keyof typeof taxSides;
/** A line of a balance sheet. */
export type BalanceLine = Balance | TaxSide;

export function isTaxSide(line: string): line is TaxSide {
  return Object.hasOwn(taxSides, line);
}

/** @returns cents of a line at a month's end; null where unknown. */
export function balanceLine(
  month: Readonly<Record<Balance, number | null>>,
  line: BalanceLine,
): number | null {
  if (!isTaxSide(line)) return month[line];
  const net = month.salesTaxPayable;
  return net === null ? null : Math.max(0, taxSides[line] * net);
}

/**
 * @returns the name of the one line of equity of a proprietor or of partners: what they put in, took out and earned.
 * Undefined for a legal person, whose capital and earnings are apart.
 */
export function equityLineOf({
  form,
}: Pick<ForecastInputs, 'form'>): 'ownerEquity' | 'partnersEquity' | undefined {
  if (form === 'partnership') return 'partnersEquity';
  return form == null || form === 'soleProprietorship' ? 'ownerEquity' : undefined;
}
