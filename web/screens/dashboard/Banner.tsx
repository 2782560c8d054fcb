import type { CallReply } from '@elan/domain/contract/call';
import type { contract } from '@elan/domain/contract/contract';
import type { ProjectSummary } from '@elan/domain/contract/projects';
import { modulesCounted } from '@elan/domain/project/progress';
import { useCopy } from '../../copy/copy.ts';
import { isEvening } from '../../copy/dates.ts';
import type { Copy } from '../../copy/fr/fr.ts';
import { useMoment } from '../../lib/rendered.ts';
import { type Me, useMe } from '../../session/me.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface BannerProps {
  /** The most recently changed project; undefined until it is read, or where there is none. */
  readonly latest: ProjectSummary | undefined;
  /** Undefined until they are read. */
  readonly counts: CallReply<typeof contract.countProjects> | undefined;
  /** The counts could not be read. */
  readonly isUnknown: boolean;
}

/** A greeting, the progress of the latest project, and the four counters. */
export function Banner({ latest, counts, isUnknown }: BannerProps) {
  const { dashboard } = useCopy();
  const me = useMe();
  const { now, timeZone } = useMoment();
  const part = isEvening(now, timeZone) ? 'evening' : 'day';
  const { counters } = dashboard;
  const { created, completed } = counts ?? {};
  const shown = (count: number | undefined) => {
    if (count !== undefined) return String(count);
    return isUnknown ? '–' : undefined;
  };
  return (
    <section aria-label={counters.label}>
      <h1 className="text-3xl">
        {dashboard.greeting[part]} {created === 0 ? dashboard.begin : dashboard.resume[part]}
      </h1>
      <p className="mt-2 min-h-6 text-muted">
        <Lead latest={latest} isEmpty={created === 0} />
      </p>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-b border-t-ink border-b-line py-3 lg:grid-cols-4">
        <Counter value={shown(created)} label={counters.created(created ?? 0)} />
        <Counter value={shown(completed)} label={counters.completed(completed ?? 0)} />
        <Counter value={String(modulesCounted)} label={counters.modules} />
        <Counter
          value={
            me.isFounder ? counters.unlimited : `${me.aiUsage.used}\u00a0/\u00a0${me.aiUsage.limit}`
          }
          label={usageLabel(me, counters)}
        />
      </dl>
    </section>
  );
}

function usageLabel({ isFounder, hasPremiumAccess }: Me, counters: Copy['dashboard']['counters']) {
  if (isFounder) return counters.generations;
  return hasPremiumAccess ? counters.usageMonth : counters.usage;
}

function Counter({ value, label }: { value: string | undefined; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-h-10 items-center font-display text-2xl font-semibold">
        {value ?? <Skeleton className="h-7 w-12" />}
      </dd>
    </div>
  );
}

function Lead({ latest, isEmpty }: { latest: ProjectSummary | undefined; isEmpty: boolean }) {
  const { dashboard } = useCopy();
  if (isEmpty) return dashboard.leadEmpty;
  if (!latest) return null;
  if (latest.progress >= 100) return dashboard.leadDone(latest.name);
  if (latest.progress === 0) return dashboard.leadNew(latest.name);
  return dashboard.leadProgress(latest.name, latest.progress);
}
