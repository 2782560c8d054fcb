import { type StorageUse, storageLimitOf } from '@elan/domain/subscription/storage';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { storageSize } from '../lib/storageSize.ts';
import { Notice } from '../ui/Notice.tsx';
import { StorageLinks } from './StorageLinks.tsx';
import { useMayBuy } from './UnlockLink.tsx';

interface StorageWarningProps {
  readonly storage: StorageUse & { readonly isFull: boolean };
  readonly isDashboard?: boolean;
  readonly className?: string;
}

/** The warning of `StorageNotice`. */
export function StorageWarning(props: StorageWarningProps) {
  const { storage, isDashboard = false, className = '' } = props;
  const { storage: words } = useCopy();
  const { language } = useLanguage();
  const mayBuy = useMayBuy();
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
