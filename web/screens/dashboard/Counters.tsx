import { modulesCounted } from '@elan/domain/project/progress';
import { useCopy } from '../../copy/copy.ts';
import type { Copy } from '../../copy/fr/fr.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { type Me, useMe } from '../../session/me.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface CountersProps {
  /** Undefined until fetched. */
  readonly counts: ReplyOf<'countProjects'> | undefined;
  /** Whether the counts could not be fetched. */
  readonly isUnknown: boolean;
  readonly className: string;
}

/** Four numbers: projects, completed projects, modules and generations. On a phone, each is on its own line. */
export function Counters({ counts, isUnknown, className }: CountersProps) {
  const { counters } = useCopy().dashboard;
  const me = useMe();
  const { created, completed } = counts ?? {};
  const shown = (count: number | undefined) => {
    if (count !== undefined) return String(count);
    return isUnknown ? '–' : undefined;
  };
  const { used, limit } = me.aiUsage;
  return (
    <section aria-label={counters.label} className={className}>
      <dl className="divide-y divide-line border-t border-b border-t-ink border-b-line sm:grid sm:grid-cols-4 sm:gap-x-6 sm:divide-y-0 sm:py-3">
        <Counter value={shown(created)} label={counters.created(created ?? 0)} />
        <Counter value={shown(completed)} label={counters.completed(completed ?? 0)} />
        <Counter value={String(modulesCounted)} label={counters.modules} />
        <Counter
          value={me.isFounder ? counters.unlimited : `${used}\u00a0/\u00a0${limit}`}
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
    <div className="flex items-center justify-between gap-3 max-sm:min-h-11 sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex items-center font-display text-xl font-semibold sm:min-h-10 sm:text-2xl">
        {value ?? <Skeleton className="h-7 w-12" />}
      </dd>
    </div>
  );
}
