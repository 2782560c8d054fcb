import { useCopy } from '../copy/copy.ts';
import type { Copy } from '../copy/fr/fr.ts';
import { type Me, useMe } from '../session/me.ts';
import { Badge } from '../ui/Badge.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';

/** How many generations are used, of how many. */
export function UsageChip() {
  const me = useMe();
  const { shell } = useCopy();
  const { used, limit } = me.aiUsage;
  if (me.isFounder) return <p className="text-sm text-muted">{shell.usageUnlimited}</p>;
  return (
    <div className="flex items-center gap-2.5 text-sm whitespace-nowrap text-muted">
      <p>{shell.usageChip(used, limit)}</p>
      <UsageBar me={me} className="hidden w-16 md:flex" />
      {me.hasPremiumAccess ? null : (
        <span className="hidden sm:block">
          <Badge>{shell.free}</Badge>
        </span>
      )}
    </div>
  );
}

/** The same as a bar, red when nothing is left. */
export function UsageBar({ me, className }: { me: Me; className: string }) {
  const { shell } = useCopy();
  const { used, limit } = me.aiUsage;
  return (
    <ProgressBar
      label={shell.usageLabel}
      value={used}
      max={limit}
      valueText={usageWords(me, shell)}
      tone={used >= limit ? 'danger' : 'accent'}
      className={className}
    />
  );
}

/** @returns what was used, of how much, and that it is a month's where it is. */
export function usageWords({ hasPremiumAccess, aiUsage }: Me, shell: Copy['shell']): string {
  const say = hasPremiumAccess ? shell.usageMonth : shell.usageValue;
  return say(aiUsage.used, aiUsage.limit);
}
