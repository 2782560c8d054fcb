import type { PlanName } from './plans.ts';

/** What an account stores and may store, in bytes. */
export interface StorageUse {
  readonly used: number;
  readonly limit: number;
}

/** A megabyte of the limits, as disks and offers count them: decimal. */
export const megabyte = 1_000_000;

/**
 * What each plan may store (decisions, "Storage"): projects, those in the recycle bin too, their modules and the versions
 * of these, in bytes of UTF-8.
 */
const storageLimits: Readonly<Record<PlanName, number>> = {
  free: 50 * megabyte,
  premium: 500 * megabyte,
  founder: 500 * megabyte,
};

/** @returns how much an account of this plan may store, in bytes. */
export function storageLimitOf(plan: PlanName): number {
  return storageLimits[plan];
}

/** From this share on the person is told that the storage is filling up (decisions, "Storage"). */
const nearlyFullFrom = 0.8;

export type StorageLevel = 'roomy' | 'nearlyFull' | 'full';

/** @returns how full the storage is: what the pages say of it, and whether anything new may begin. */
export function storageLevel({ used, limit }: StorageUse): StorageLevel {
  if (used >= limit) return 'full';
  return used >= limit * nearlyFullFrom ? 'nearlyFull' : 'roomy';
}

/** A change as it would leave the account's storage, in bytes. */
export interface StoredChange {
  /** What the account would store with the change. */
  readonly used: number;
  readonly limit: number;
  /** Whether what stands in its place would be larger than before; earlier versions are not looked at. */
  readonly grows: boolean;
  /** By how much the account would store more, with the version that the change leaves behind. */
  readonly added: number;
}

export type StorageDecision =
  | { readonly allowed: false; readonly because: 'storage_full' }
  /** `toFree`: by how much older versions of the same module have to give way, as far as there are any. */
  | { readonly allowed: true; readonly toFree: number };

/**
 * May this change be stored? What makes something larger may not take the account past its limit. What makes it smaller, or
 * leaves its size, always may, so that a full account can be made smaller: the version it leaves behind then takes the
 * place of the module's oldest ones.
 */
export function decideStorage({ used, limit, grows, added }: StoredChange): StorageDecision {
  if (used <= limit) return { allowed: true, toFree: 0 };
  if (grows) return { allowed: false, because: 'storage_full' };
  return { allowed: true, toFree: Math.max(0, Math.min(used - limit, added)) };
}
