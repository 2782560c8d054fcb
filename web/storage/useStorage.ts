import { type StorageUse, storageLevel } from '@elan/domain/subscription/storage';
import { useQuery } from '@tanstack/react-query';
import { projectCountsQuery } from '../projects/projectCounts.ts';

/** @returns what the account stores; undefined until it is read. It is read again whenever something is saved or deleted. */
export function useStorage(): StorageUse | undefined {
  // Not each time the page is looked at again: a call beside that of the project, for what seldom changes elsewhere.
  return useQuery({ ...projectCountsQuery, refetchOnWindowFocus: false }).data?.storage;
}

/** @returns the same where there is something to say of it: from four fifths of the limit on. */
export function useStorageWarning(): (StorageUse & { readonly isFull: boolean }) | undefined {
  const storage = useStorage();
  if (!storage) return undefined;
  const level = storageLevel(storage);
  return level === 'roomy' ? undefined : { ...storage, isFull: level === 'full' };
}
