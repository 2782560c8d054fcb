import { storageLevel, storageLimitOf } from '@elan/domain/subscription/storage';
import { useQuery } from '@tanstack/react-query';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { storageSize } from '../../lib/storageSize.ts';
import { accountQuery } from '../../session/me.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { StorageLinks } from '../../subscription/StorageLinks.tsx';
import { useMayBuy } from '../../subscription/UnlockLink.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section } from './Section.tsx';

/** The account's storage usage and limit, and how to free space when it fills up. */
export function StorageSection() {
  const { storage: words } = useCopy();
  const query = useQuery(accountQuery);
  const { data, error } = query;
  return (
    <Section id="storage" title={words.title}>
      {data ? <Use storage={data.storage} /> : null}
      {!data && !error ? <Skeleton className="h-11" /> : null}
      {!data && error ? <ConnectionError query={query} /> : null}
    </Section>
  );
}

function Use({ storage }: { storage: { readonly used: number; readonly limit: number } }) {
  const { common, storage: words } = useCopy();
  const { language } = useLanguage();
  const mayBuy = useMayBuy();
  const { used, limit } = storage;
  const level = storageLevel(storage);
  const size = (bytes: number) => storageSize(bytes, language);
  const value = words.value(size(used), size(limit));
  return (
    <>
      <p className="font-semibold">{value}</p>
      <ProgressBar
        label={words.title}
        value={used}
        max={limit}
        valueText={value}
        limitReached={level === 'full' ? common.limitReached : undefined}
        className="mt-2"
      />
      <p className="mt-2 text-sm text-muted">{words.counts}</p>
      {level === 'roomy' ? null : (
        <>
          <p className="mt-4 font-semibold">{level === 'full' ? words.full : words.nearlyFull}</p>
          <p>
            {`${level === 'full' ? words.whatStops : words.whatWillStop} ${words.makeRoom} ${mayBuy ? words.premium(size(storageLimitOf('premium'))) : ''}`}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <StorageLinks />
          </div>
        </>
      )}
    </>
  );
}
