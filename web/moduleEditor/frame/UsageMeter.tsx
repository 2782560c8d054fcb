import { Crown } from 'lucide-react';
import { memo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useMe } from '../../session/me.ts';
import { CarriedGenerations } from '../../subscription/CarriedGenerations.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** How many generations are used; a founder's are unlimited and not shown. */
export const UsageMeter = memo(function UsageMeter() {
  const { moduleScreen } = useCopy();
  const { isFounder, hasPremiumAccess, aiUsage } = useMe();
  if (isFounder) {
    return (
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Crown aria-hidden size={18} className="text-accent" />
        {moduleScreen.founder}
      </p>
    );
  }
  const { used, limit } = aiUsage;
  const say = hasPremiumAccess ? moduleScreen.usageMonth : moduleScreen.usageValue;
  const words = say(used, limit);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <p>
        {moduleScreen.usage} <span className="font-semibold text-ink">{words}</span>
      </p>
      <ProgressBar
        label={moduleScreen.usage}
        value={used}
        max={limit}
        valueText={words}
        tone={used >= limit ? 'danger' : 'accent'}
        className="w-24"
      />
      <CarriedGenerations className="basis-full" />
    </div>
  );
});
