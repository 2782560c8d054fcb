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
  /** The dashboard has its own recycle bin and link to Premium. */
  readonly isDashboard?: boolean;
  readonly className?: string;
}

/** States that the account's storage is filling up or full, and how to make room; hidden below 80 %. */
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

/** Links to get more room: the dashboard, to delete projects for good, and Premium for those who may buy it. */
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

/** The same beside a save that was refused as storage is full: the page's own figures are outdated then. */
export function StorageRefusalLinks() {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: projectCountsQuery.queryKey });
  }, [client]);
  return <StorageLinks />;
}

/** @returns the account's storage use; undefined until it is read. Read again after every save or deletion. */
export function useStorage(): StorageUse | undefined {
  // Not on window focus: it seldom changes elsewhere, and would be a second request beside the project's.
  return useQuery({ ...projectCountsQuery, refetchOnWindowFocus: false }).data?.storage;
}

/** @returns the same where there is something to warn of: from 80 % of the limit. */
function useStorageWarning(): (StorageUse & { readonly isFull: boolean }) | undefined {
  const storage = useStorage();
  if (!storage) return undefined;
  const level = storageLevel(storage);
  return level === 'roomy' ? undefined : { ...storage, isFull: level === 'full' };
}
