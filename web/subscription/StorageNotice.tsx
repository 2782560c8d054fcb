import { type StorageUse, storageLevel } from '@elan/domain/subscription/storage';
import { useQuery } from '@tanstack/react-query';
import { later } from '../parts/Later.tsx';
import { projectCountsQuery } from '../projects/projects.ts';

const StorageWarning = later('subscription/StorageWarning.tsx', async () => {
  return (await import('./StorageWarning.tsx')).StorageWarning;
});

interface StorageNoticeProps {
  /** Hides the links, because the dashboard has its own recycle bin and link to Premium. */
  readonly isDashboard?: boolean;
  readonly className?: string;
}

/**
 * Warns that the account's storage is nearly full or full, and explains how to make room. Renders nothing below 80 %.
 */
export function StorageNotice(props: StorageNoticeProps) {
  const storage = useStorageWarning();
  return storage ? <StorageWarning {...props} storage={storage} /> : null;
}

/** @returns the account's storage use; undefined while it is loading. Requested again whenever project lists are. */
export function useStorage(): StorageUse | undefined {
  // Not refetched on window focus: the value seldom changes elsewhere, and the page already refetches the project then.
  return useQuery({ ...projectCountsQuery, refetchOnWindowFocus: false }).data?.storage;
}

/** @returns the storage use if it is at least 80 % of the limit; otherwise, or while loading, undefined. */
function useStorageWarning(): (StorageUse & { readonly isFull: boolean }) | undefined {
  const storage = useStorage();
  if (!storage) return undefined;
  const level = storageLevel(storage);
  return level === 'roomy' ? undefined : { ...storage, isFull: level === 'full' };
}
