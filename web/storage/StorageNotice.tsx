import { storageLimitOf } from '@elan/domain/subscription/storage';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { storageSize } from '../lib/storageSize.ts';
import { useMayBuy } from '../subscription/useMayBuy.ts';
import { Notice } from '../ui/Notice.tsx';
import { StorageLinks } from './StorageLinks.tsx';
import { useStorageWarning } from './useStorage.ts';

interface StorageNoticeProps {
  /** The dashboard has its own recycle bin and link to Premium. */
  readonly isDashboard?: boolean;
  readonly className?: string;
}

/** Says that the account's storage is filling up or full, and how to make room; hidden below 80 %. */
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
        {words.usedOf(size(used), size(limit))} {isFull ? words.whatStops : words.whatWillStop}{' '}
        {words.makeRoom} {mayBuy ? words.premium(size(storageLimitOf('premium'))) : null}
      </p>
    </Notice>
  );
}
