import type { PlanName } from './plans.ts';

/** The storage that an account uses and its limit, in bytes. */
export interface StorageUse {
  readonly used: number;
  readonly limit: number;
}

/** A decimal megabyte, as for disk sizes. */
export const megabyte = 1_000_000;

/**
 * The storage limit of each plan, in bytes of UTF-8 (docs/product.md#storage). Projects count, including those in the
 * recycle bin, with their modules and the modules' versions.
 */
const storageLimits: Readonly<Record<PlanName, number>> = {
  free: 50 * megabyte,
  premium: 500 * megabyte,
  founder: 500 * megabyte,
};

/** @returns the storage limit of this plan, in bytes. */
export function storageLimitOf(plan: PlanName): number {
  return storageLimits[plan];
}

/** The used share of the storage from which the user is notified (docs/product.md#storage). */
const nearlyFullFrom = 0.8;

export type StorageLevel = 'roomy' | 'nearlyFull' | 'full';

/** @returns how full the storage is. */
export function storageLevel({ used, limit }: StorageUse): StorageLevel {
  if (used >= limit) return 'full';
  return used >= limit * nearlyFullFrom ? 'nearlyFull' : 'roomy';
}

/** The effect of a change on the account's storage, in bytes. */
export interface StoredChange {
  /** The storage that the account would use after the change. */
  readonly used: number;
  readonly limit: number;
  /** Whether the changed module or project would become larger, not counting versions. */
  readonly grows: boolean;
  /** How much the account's storage would grow, including the version that the change creates. */
  readonly added: number;
}

export type StorageDecision =
  | { readonly allowed: false; readonly because: 'storage_full' }
  /** `toFree`: how many bytes of the module's oldest versions to delete, or fewer if it has less. */
  | { readonly allowed: true; readonly toFree: number };

/**
 * Decides whether a change may be stored. A change that makes its module or project larger must fit in the limit.
 * Any other change is allowed, so that the user can reduce a full account. Over the limit, the version that it creates
 * replaces the module's oldest versions.
 */
export function decideStorage({ used, limit, grows, added }: StoredChange): StorageDecision {
  if (used <= limit) return { allowed: true, toFree: 0 };
  if (grows) return { allowed: false, because: 'storage_full' };
  return { allowed: true, toFree: Math.max(0, Math.min(used - limit, added)) };
}
