import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isOwed } from '@elan/domain/subscription/status';
import { useCopy } from '../copy/copy.ts';
import { torontoDay } from '../copy/dates.ts';
import { useLanguage } from '../copy/language.tsx';
import { Notice } from '../ui/Notice.tsx';
import { isBound } from './subscription.ts';

/** Warns of a subscription that will end, has an unpaid amount, or both; renders nothing for any other. */
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
  const isOwing = isOwed(row.subscription_status);
  const isEnding = isBound(row) && row.cancel_at_period_end;
  if (!isOwing && !isEnding) return null;
  const [dated, undated] = isOwing
    ? [willEnd.owed, willEnd.owedUndated]
    : [willEnd.text, willEnd.undated];
  const end = row.current_period_end;
  return (
    <div className={`space-y-3 ${className}`}>
      {isOwing ? (
        <Notice tone="danger" title={owed.title}>
          {owed.text}
        </Notice>
      ) : null}
      {isEnding ? (
        <Notice tone="warn" title={willEnd.title}>
          {end === null ? undated : dated(torontoDay(end, language))}
        </Notice>
      ) : null}
    </div>
  );
}
