import type { UsageEntry } from '@elan/domain/contract/subscription';
import { dayInToronto } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';
import { allowanceOf, usagePeriod } from '@elan/domain/subscription/plans';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { findModule } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { torontoDateTime } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { accountQuery, useMe } from '../../session/me.ts';
import { ConnectionError, MoreButton } from '../../shell/ConnectionError.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type AccountCopy, useAccountCopy } from './accountCopy.ts';
import { Section } from './Section.tsx';

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
        <MoreButton query={query} isShown={hasNextPage && !error} className="mt-3">
          {usage.more}
        </MoreButton>
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

/** The quota used, and whether and when it resets; for founders, a note that they have no limit. */
function UsageOfPeriod() {
  const account = useAccountCopy();
  const { common, moduleScreen, subscription } = useCopy();
  const { language } = useLanguage();
  const { isFounder, hasPremiumAccess, aiUsage } = useMe();
  const { usage } = account;
  const carried = useQuery(accountQuery).data?.carriedGenerations ?? 0;
  if (isFounder) {
    return (
      <p className="flex items-center gap-2">
        <Crown aria-hidden size={18} className="shrink-0 text-action" />
        <span>{usage.founder}</span>
      </p>
    );
  }
  const { used, limit } = aiUsage;
  const say = hasPremiumAccess ? moduleScreen.usageMonth : moduleScreen.usageValue;
  const words = say(used, limit);
  return (
    <div>
      <p>
        <span className="text-muted">{usage.label}</span>
        <span> </span>
        <strong>{words}</strong>
      </p>
      <ProgressBar
        label={usage.label}
        value={used}
        max={limit}
        valueText={words}
        limitReached={used >= limit ? common.limitReached : undefined}
        className="mt-2"
      />
      <p className="mt-2 text-sm text-muted">
        {`${hasPremiumAccess ? usage.renews(usageRenewal(language)) : usage.never}${carried > 0 && !hasPremiumAccess ? ` ${subscription.carried(carried)}` : ''}`}
      </p>
    </div>
  );
}

/** @returns the first day of next month in Toronto, when the Premium quota resets. */
function usageRenewal(language: Language, now = new Date()): string {
  const [year = 0, month = 0] = usagePeriod(allowanceOf('premium', 0), now).split('-').map(Number);
  // Noon in UTC is the same day in Toronto. `month` counts from 1 and Date.UTC from 0, so this is next month.
  return dayInToronto(new Date(Date.UTC(year, month, 1, 12)), language);
}
