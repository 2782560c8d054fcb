import { isoDayInToronto } from '../day.ts';

/** The price of the one paid plan (docs/product.md#premium), in cents of CAD, a month. */
export const premiumPriceCents = 1_699;

export type PlanName = 'free' | 'premium' | 'founder';

/** How many generations a plan gives, and whether the count restarts each month. */
export interface Allowance {
  readonly limit: number;
  readonly renews: 'never' | 'monthly';
  /** A founder's generations are never counted. */
  readonly counted: boolean;
}

/** Default of the free plan's limit, which the operator can set (`FREE_AI_LIMIT`). */
export const defaultFreeLimit = 3;

/** The period of an allowance that never renews: the lifetime of an account. */
export const lifePeriod = 'life';

/** @param freeLimit generations for the lifetime of a free account. */
export function allowanceOf(plan: PlanName, freeLimit: number): Allowance {
  const allowances: Record<PlanName, Allowance> = {
    free: { limit: freeLimit, renews: 'never', counted: true },
    premium: { limit: 100, renews: 'monthly', counted: true },
    founder: { limit: 999_999, renews: 'never', counted: false },
  };
  return allowances[plan];
}

/**
 * The period in which a generation counts: "life" for an allowance that never renews, otherwise the
 * calendar month in Toronto as "2026-11" (docs/product.md#ai-quota).
 */
export function usagePeriod(allowance: Allowance, now: Date): string {
  if (allowance.renews === 'never') return lifePeriod;
  return isoDayInToronto(now).slice(0, 7);
}

/** From this many generations on, a person sees how many are left before one is used. */
const fewUnits = 5;

/** @returns how many generations are left where they are few; undefined where they are many. */
export function unitsLeftIfFew(
  { used, limit }: { readonly used: number; readonly limit: number },
  counted: boolean,
): number | undefined {
  const left = Math.max(0, limit - used);
  return counted && left <= fewUnits ? left : undefined;
}
