import { type StorageUse, storageLevel } from '@elan/domain/subscription/storage';
import { useQuery } from '@tanstack/react-query';
import { projectCountsQuery } from '../projects/projectCounts.ts';

/** @returns the account's storage use; undefined until it is read. Read again after every save or deletion. */
export function useStorage(): StorageUse | undefined {
  // Not on window focus: it seldom changes elsewhere, and would be a second request beside the project's.
  return useQuery({ ...projectCountsQuery, refetchOnWindowFocus: false }).data?.storage;
}

/** @returns the same where there is something to warn of: from 80 % of the limit. */
export function useStorageWarning(): (StorageUse & { readonly isFull: boolean }) | undefined {
  const storage = useStorage();
  if (!storage) return undefined;
  const level = storageLevel(storage);
  return level === 'roomy' ? undefined : { ...storage, isFull: level === 'full' };
}
