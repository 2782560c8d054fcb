import { lapseOf } from '@elan/domain/subscription/lapse';
import { useCopy } from '../copy/copy.ts';
import { torontoDay } from '../copy/dates.ts';
import { useLanguage } from '../copy/language.tsx';
import { useMoment } from '../lib/rendered.ts';
import { useSubscription } from './subscription.ts';
import { useMayBuy } from './UnlockLink.tsx';

/** @returns what happened to the Premium that this person had; undefined for everybody else. */
export function useLapse(): string | undefined {
  const { lapsed } = useCopy().subscription;
  const { language } = useLanguage();
  const { now } = useMoment();
  const { data: row } = useSubscription({ enabled: useMayBuy() });
  const lapse = lapseOf(row?.subscription_status ?? null);
  if (!row || lapse === undefined) return undefined;
  if (lapse === 'owed') return lapsed.owed;
  const end = row.current_period_end;
  // One that was ended immediately still has its period's last day, in the future.
  const isPast = end !== null && end * 1_000 <= now.getTime();
  return isPast ? lapsed.endedOn(torontoDay(end, language)) : lapsed.ended;
}

/** @returns the same with what stays and what to do; undefined for everybody else. */
export function useLapseNotice(): string | undefined {
  const { goOn } = useCopy().subscription.lapsed;
  const lapse = useLapse();
  return lapse === undefined ? undefined : `${lapse} ${goOn}`;
}
