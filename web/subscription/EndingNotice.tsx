import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isOwed } from '@elan/domain/subscription/status';
import { useCopy } from '../copy/copy.ts';
import { torontoDay } from '../copy/dates.ts';
import { useLanguage } from '../copy/language.tsx';
import { Notice } from '../ui/Notice.tsx';
import { isBound } from './subscription.ts';

/** Warns of a subscription that will end or has an unpaid amount; renders nothing for any other. */
export function EndingNotice({
  row,
  className = '',
}: {
  row: SubscriptionRow;
  className?: string;
}) {
  const { subscription } = useCopy();
  const { language } = useLanguage();
  const { willEnd, owed } = subscription;
  if (isOwed(row.subscription_status)) {
    return (
      <Notice tone="danger" title={owed.title} className={className}>
        {owed.text}
      </Notice>
    );
  }
  if (!isBound(row) || !row.cancel_at_period_end) return null;
  const end = row.current_period_end;
  return (
    <Notice tone="warn" title={willEnd.title} className={className}>
      {end === null ? willEnd.undated : willEnd.text(torontoDay(end, language))}
    </Notice>
  );
}
