import { contract } from '@elan/domain/contract/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/apiClient.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { readAgain } from '../../shell/readAgain.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useBusyFocus } from '../../ui/useBusyFocus.ts';
import { useAccountCopy } from './accountCopy.ts';
import { Section } from './Section.tsx';
import { UsageItem } from './UsageItem.tsx';
import { UsageOfPeriod } from './UsageOfPeriod.tsx';

/** The used quota, when it starts over, and each requested generation. */
export function UsageSection() {
  const account = useAccountCopy();
  const query = useUsageEntries();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = query;
  const { usage } = account;
  const more = useBusyFocus(isFetchingNextPage);
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <Section title={usage.title}>
      <UsageOfPeriod />
      <div className="mt-5 border-t border-line pt-4">
        {entries?.length === 0 ? <p className="text-muted">{usage.empty}</p> : null}
        {entries && entries.length > 0 ? (
          <>
            <ul className="divide-y divide-line">
              {entries.map((entry) => (
                <UsageItem key={entry.id} entry={entry} />
              ))}
            </ul>
            <p role="status" className="mt-3 text-sm text-muted">
              {usage.shown(entries.length)}
            </p>
          </>
        ) : null}
        {!entries && !error ? <UsageSkeleton /> : null}
        {error ? (
          <ConnectionError failure={error} busy={isFetching} onRetry={() => readAgain(query)} />
        ) : null}
        {hasNextPage && !error ? (
          <Button
            ref={more}
            className="mt-3"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {usage.more}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}

function UsageSkeleton() {
  const { usage } = useAccountCopy();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{usage.loading}</span>
      {['one', 'two', 'three'].map((place) => (
        <Skeleton key={place} className="h-10 w-full" />
      ))}
    </div>
  );
}

/** @returns the query of the person's generations, newest first, page by page. */
function useUsageEntries() {
  return useInfiniteQuery({
    queryKey: ['usage'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(contract.listUsage, { query: { cursor: pageParam } }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
