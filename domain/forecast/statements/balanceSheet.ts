import type { ForecastInputs } from '../inputs.ts';
import type { Balance } from '../outputs.ts';

/**
 * The two lines for sales taxes, with the sign of `salesTaxPayable` for each. A refund due to the business is an asset.
 */
export const taxSides = { salesTaxReceivable: -1, salesTaxOwed: 1 } as const;
export type TaxSide = keyof typeof taxSides;
export type BalanceLine = Balance | TaxSide;

export function isTaxSide(line: string): line is TaxSide {
  return Object.hasOwn(taxSides, line);
}

/** @returns the amount of a line at the end of a month, in cents; null if unknown. */
export function balanceLine(
  month: Readonly<Record<Balance, number | null>>,
  line: BalanceLine,
): number | null {
  if (!isTaxSide(line)) return month[line];
  const net = month.salesTaxPayable;
  return net === null ? null : Math.max(0, taxSides[line] * net);
}

/**
 * @returns the name of the single equity line of a proprietor or partners, which combines contributions, drawings and
 * earnings; undefined for a legal person, which shows capital and earnings separately.
 */
export function equityLineOf({
  form,
}: Pick<ForecastInputs, 'form'>): 'ownerEquity' | 'partnersEquity' | undefined {
  if (form === 'partnership') return 'partnersEquity';
  return form == null || form === 'soleProprietorship' ? 'ownerEquity' : undefined;
}
