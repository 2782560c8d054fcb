import { dayInToronto } from '@elan/domain/day';
import type { Language } from '@elan/domain/language';
import { allowanceOf, usagePeriod } from '@elan/domain/subscription/plans';
import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { accountQuery, useMe } from '../../session/me.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useAccountCopy } from './accountCopy.ts';

/** The quota used, and whether and when it resets; for founders, a note that they have no limit. */
export function UsageOfPeriod() {
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
