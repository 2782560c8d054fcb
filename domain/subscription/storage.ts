import type { PlanName } from './plans.ts';

/** What an account stores and may store, in bytes. */
export interface StorageUse {
  readonly used: number;
  readonly limit: number;
}

/** A megabyte of the limits: decimal, as disks are sold. */
export const megabyte = 1_000_000;

/**
 * How much each plan may store (docs/product.md#storage): projects, including those in the recycle
 * bin, their modules and the versions of these, in bytes of UTF-8.
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

/** From this share on, the person is notified that the storage is filling up (docs/product.md#storage). */
const nearlyFullFrom = 0.8;

export type StorageLevel = 'roomy' | 'nearlyFull' | 'full';

/**
 * @returns how full the storage is: its level on the pages, and whether anything new may be
 * started.
 */
export function storageLevel({ used, limit }: StorageUse): StorageLevel {
  if (used >= limit) return 'full';
  return used >= limit * nearlyFullFrom ? 'nearlyFull' : 'roomy';
}

/** The effect of a change on the account's storage, in bytes. */
export interface StoredChange {
  /** What the account would store after the change. */
  readonly used: number;
  readonly limit: number;
  /** Whether the module itself would become larger; earlier versions do not count. */
  readonly grows: boolean;
  /**
   * By how much the account's storage would grow, including the version that the change creates.
   */
  readonly added: number;
}

export type StorageDecision =
  | { readonly allowed: false; readonly because: 'storage_full' }
  /** `toFree`: how many bytes of the module's older versions to delete, as far as there are any. */
  | { readonly allowed: true; readonly toFree: number };

/**
 * May this change be stored? A change that makes something larger may not take the account past its
 * limit. One that makes it smaller, or keeps its size, is always allowed, so that a full account
 * can be made smaller: the version that it creates then replaces the module's oldest ones.
 */
export function decideStorage({ used, limit, grows, added }: StoredChange): StorageDecision {
  if (used <= limit) return { allowed: true, toFree: 0 };
  if (grows) return { allowed: false, because: 'storage_full' };
  return { allowed: true, toFree: Math.max(0, Math.min(used - limit, added)) };
}
