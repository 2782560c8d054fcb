import type { UsageEntry } from '@elan/domain/contract/subscription';
import { useInfiniteQuery } from '@tanstack/react-query';
import { findModule } from '../../catalogue/journey.ts';
import { torontoDateTime } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { ConnectionError, MoreButton } from '../../shell/ConnectionError.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type AccountCopy, useAccountCopy } from './accountCopy.ts';
import { Section } from './Section.tsx';
import { UsageOfPeriod } from './UsageOfPeriod.tsx';

/** The used quota, and the list of generations. */
export function UsageSection() {
  const account = useAccountCopy();
  const query = useUsageEntries();
  const { data, error, hasNextPage } = query;
  const { usage } = account;
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
        {error ? <ConnectionError query={query} /> : null}
        {hasNextPage && !error ? (
          <MoreButton query={query} className="mt-3">
            {usage.more}
          </MoreButton>
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

/** @returns the paginated query of the user's generations, newest first. */
function useUsageEntries() {
  return useInfiniteQuery({
    queryKey: ['usage'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(contract.listUsage, { query: { cursor: pageParam } }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** One generation: its module, project and time, and whether it was counted. */
function UsageItem({ entry }: { entry: UsageEntry }) {
  const { usage } = useAccountCopy();
  const { language } = useLanguage();
  const module = findModule(entry.module)?.title[language] ?? entry.module;
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[1fr_auto]">
      <p className="min-w-0">
        <span className="font-semibold">{module}</span>
        <span>{' · '}</span>
        {inElement(entry.project_name ?? <em>{usage.deletedProject}</em>)}
      </p>
      <p className={`text-sm sm:text-right ${entry.counted ? '' : 'text-muted'}`}>
        {countedWords(entry, usage)}
      </p>
      <p className="text-sm text-muted sm:col-span-2">
        <span>{`${usage.actions[entry.action]} · `}</span>
        <time dateTime={entry.started_at} className="whitespace-nowrap">
          {torontoDateTime(entry.started_at, language)}
        </time>
      </p>
    </li>
  );
}

/** Apart from founders' generations, only one settled after its lease ended can succeed without being counted. */
function countedWords(entry: UsageEntry, usage: AccountCopy['usage']): string {
  if (entry.counted) return usage.counted;
  if (entry.status === 'failed') return usage.failed;
  return entry.status === 'running' ? usage.running : usage.uncounted;
}
