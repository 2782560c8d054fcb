import { Failure } from '@elan/domain/failure';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { decideStorage, storageLimitOf } from '@elan/domain/subscription/storage';
import type { Owner } from '../../access/projectScope.ts';
import type { Transaction } from '../../adapters/database/database.ts';
import { readStored } from '../../store/accounts/accounts.ts';
import {
  type ModuleChange,
  type ModulePlace,
  mergeModule,
  type StoredModule,
} from '../../store/projects/modules.ts';
import { dropOldestVersions, keepRemovedContent } from '../../store/projects/versions.ts';

/**
 * Applies a change to a module and keeps the content in `lost` as a version. If the account's storage is full, that
 * version replaces the module's oldest ones.
 * @param before the module before the change; undefined if nothing was saved.
 * @param base the `lastUpdated` on which the change is based; null if nothing was saved.
 * @returns the new `lastUpdated`.
 * @throws Failure `save_conflict`, `storage_full`; the caller must roll back.
 */
export async function writeModule(
  tx: Transaction,
  owner: Owner,
  write: {
    readonly place: ModulePlace;
    readonly before: StoredModule | undefined;
    readonly change: ModuleChange;
    /** Content that the change removes and that must be kept; undefined if there is none. */
    readonly lost: ModuleContent | undefined;
    readonly base: Date | null;
  },
  now: Date,
): Promise<Date> {
  const { place, before, change, lost, base } = write;
  const merged = await mergeModule(tx, place, change, base, now);
  if (!merged) throw new Failure('save_conflict');
  const version = await keepRemovedContent(tx, place, before, lost);
  const growth = merged.bytes - (before?.bytes ?? 0);
  const toFree = await requireStorage(tx, owner, growth, growth + (version?.added ?? 0));
  if (version && toFree > 0) await dropOldestVersions(tx, place, version.id, toFree);
  return merged.lastUpdated;
}

/**
 * Checks whether the data written in this transaction fits in the owner's storage.
 * @param growth how much the changed module or project grew, in bytes.
 * @param added how much the owner's storage grew, including the version that was kept, in bytes.
 * @returns how many bytes of older versions must be deleted.
 * @throws Failure `storage_full`; the caller must roll back.
 */
export async function requireStorage(
  tx: Transaction,
  owner: Owner,
  growth: number,
  added = growth,
): Promise<number> {
  const used = await readStored(tx, owner.id);
  const limit = storageLimitOf(owner.access.plan);
  const decision = decideStorage({ used, limit, grows: growth > 0, added });
  if (!decision.allowed) throw new Failure(decision.because);
  return decision.toFree;
}
