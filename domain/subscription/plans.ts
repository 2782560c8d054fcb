import { isoDayInToronto } from '../day.ts';

/** The monthly price of the paid plan (docs/product.md#premium), in Canadian cents. */
export const premiumPriceCents = 1_699;

export type PlanName = 'free' | 'premium' | 'founder';

/** How many generations a plan includes, and whether the count restarts each month. */
export interface Allowance {
  readonly limit: number;
  readonly renews: 'never' | 'monthly';
  /** False for founders, whose generations are never counted. */
  readonly counted: boolean;
}

/** The default limit of the free plan. The operator can change it with `FREE_AI_LIMIT`. */
export const defaultFreeLimit = 3;

/** The period of an allowance that never renews: the account's lifetime. */
export const lifePeriod = 'life';

/** @param freeLimit the number of generations in the lifetime of a free account. */
export function allowanceOf(plan: PlanName, freeLimit: number): Allowance {
  const allowances: Record<PlanName, Allowance> = {
    free: { limit: freeLimit, renews: 'never', counted: true },
    premium: { limit: 100, renews: 'monthly', counted: true },
    founder: { limit: 999_999, renews: 'never', counted: false },
  };
  return allowances[plan];
}

/**
 * @returns the period in which a generation counts: "life" if the allowance never renews, otherwise the calendar month
 * in Toronto, such as "2026-11" (docs/product.md#ai-quota).
 */
export function usagePeriod(allowance: Allowance, now: Date): string {
  if (allowance.renews === 'never') return lifePeriod;
  return isoDayInToronto(now).slice(0, 7);
}

/** If this many generations or fewer are left, the page shows the number before one is used. */
const fewUnits = 5;

/** @returns the number of generations left if it is small enough to show; undefined otherwise. */
export function unitsLeftIfFew(
  { used, limit }: { readonly used: number; readonly limit: number },
  counted: boolean,
): number | undefined {
  const left = Math.max(0, limit - used);
  return counted && left <= fewUnits ? left : undefined;
}
