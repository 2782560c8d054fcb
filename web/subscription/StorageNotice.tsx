import { type StorageUse, storageLevel, storageLimitOf } from '@elan/domain/subscription/storage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { storageSize } from '../lib/storageSize.ts';
import { projectCountsQuery } from '../projects/projects.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { UnlockLink, useMayBuy } from './UnlockLink.tsx';

interface StorageNoticeProps {
  /** Hides the links, because the dashboard has its own recycle bin and link to Premium. */
  readonly isDashboard?: boolean;
  readonly className?: string;
}

/**
 * Warns that the account's storage is nearly full or full, and explains how to make room. Renders nothing below 80 %.
 */
export function StorageNotice({ isDashboard = false, className = '' }: StorageNoticeProps) {
  const { storage: words } = useCopy();
  const { language } = useLanguage();
  const mayBuy = useMayBuy();
  const storage = useStorageWarning();
  if (!storage) return null;
  const { used, limit, isFull } = storage;
  const size = (bytes: number) => storageSize(bytes, language);
  return (
    <Notice
      tone={isFull ? 'danger' : 'warn'}
      title={isFull ? words.full : words.nearlyFull}
      action={isDashboard ? undefined : <StorageLinks />}
      className={`print:hidden ${className}`}
    >
      <p>
        {`${words.usedOf(size(used), size(limit))} ${isFull ? words.whatStops : words.whatWillStop} ${words.makeRoom} ${mayBuy ? words.premium(size(storageLimitOf('premium'))) : ''}`}
      </p>
    </Notice>
  );
}

/** Ways to get more room: the dashboard, for deleting projects permanently, and Premium for those who may buy it. */
export function StorageLinks() {
  const { storage } = useCopy();
  return (
    <>
      <LinkButton to="/dashboard" variant="secondary">
        {storage.toDashboard}
      </LinkButton>
      <UnlockLink variant="secondary" />
    </>
  );
}

/**
 * `StorageLinks` for a save that was refused because storage is full. Also refreshes the page's outdated storage
 * figures.
 */
export function StorageRefusalLinks() {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: projectCountsQuery.queryKey });
  }, [client]);
  return <StorageLinks />;
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
