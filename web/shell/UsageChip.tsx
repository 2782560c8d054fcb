import { Crown } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import type { Copy } from '../copy/fr/fr.ts';
import { type Me, useMe } from '../session/me.ts';
import { Badge } from '../ui/Badge.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';

/** On a phone the bar wraps below the text; on a narrow phone the plan badge does too. */
const chip =
  'flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-sm leading-tight whitespace-nowrap text-muted sm:flex-nowrap';
/** Phone classes: on a narrow phone a fixed width while quota is left; stacked lines once it is used up. */
const phone = { left: 'max-[22rem]:w-18', none: 'max-sm:flex-col' } as const;

/** Shows how many generations of the quota are used, or that a founder's are unlimited. */
export function UsageChip() {
  const me = useMe();
  const { shell } = useCopy();
  const { used, limit } = me.aiUsage;
  const isSpent = used >= limit;
  if (me.isFounder) {
    return (
      <div className={`${chip} ${phone.left}`}>
        <p className="max-sm:sr-only">{shell.usageUnlimited}</p>
        <Badge className="inline-flex items-center gap-1">
          <Crown aria-hidden size={13} className="text-action" />
          <span>{shell.plan.founder}</span>
        </Badge>
      </div>
    );
  }
  return (
    <div className={`${chip} ${isSpent ? phone.none : phone.left}`}>
      <p>{shell.usageChip(used, limit)}</p>
      <UsageBar me={me} className="w-16 max-sm:order-last max-sm:h-1 max-sm:w-full" />
      {me.hasPremiumAccess ? null : (
        <Badge className={isSpent ? 'max-sm:hidden' : ''}>{shell.free}</Badge>
      )}
    </div>
  );
}

/** A progress bar of the used quota, with a text once the limit is reached. */
export function UsageBar({ me, className }: { me: Me; className: string }) {
  const { common, shell } = useCopy();
  const { used, limit } = me.aiUsage;
  return (
    <ProgressBar
      label={shell.usageLabel}
      value={used}
      max={limit}
      valueText={usageWords(me, shell)}
      limitReached={used >= limit ? common.limitReached : undefined}
      className={className}
    />
  );
}

/** @returns the usage as text, which mentions the month for Premium's monthly quota. */
export function usageWords({ hasPremiumAccess, aiUsage }: Me, shell: Copy['shell']): string {
  const say = hasPremiumAccess ? shell.usageMonth : shell.usageValue;
  return say(aiUsage.used, aiUsage.limit);
}
