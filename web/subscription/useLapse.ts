import { type Lapse, lapseOf } from '@elan/domain/subscription/lapse';
import { useCopy } from '../copy/copy.ts';
import { torontoDay } from '../copy/dates.ts';
import { useLanguage } from '../copy/language.tsx';
import { useMoment } from '../lib/rendered.ts';
import { useSubscription } from './subscription.ts';
import { useMayBuy } from './UnlockLink.tsx';

/** @returns the user's lapse and a sentence about it; undefined for everybody whose Premium has not lapsed. */
function useLapsed(): { readonly lapse: Lapse; readonly sentence: string } | undefined {
  const { lapsed } = useCopy().subscription;
  const { language } = useLanguage();
  const { now } = useMoment();
  const { data: row } = useSubscription({ enabled: useMayBuy() });
  const lapse = lapseOf(row?.subscription_status ?? null);
  if (!row || lapse === undefined) return undefined;
  if (lapse === 'owed') return { lapse, sentence: lapsed.owed };
  const end = row.current_period_end;
  // A subscription that was ended immediately keeps the end of its period, which may be in the future.
  const isPast = end !== null && end * 1_000 <= now.getTime();
  const sentence = isPast ? lapsed.endedOn(torontoDay(end, language)) : lapsed.ended;
  return { lapse, sentence };
}

/** @returns a sentence about the user's lapsed Premium subscription; undefined for everybody else. */
export function useLapse(): string | undefined {
  return useLapsed()?.sentence;
}

/** @returns the sentence of `useLapse`, then what remains available and what to do; undefined for everybody else. */
export function useLapseNotice(): string | undefined {
  const { goOn } = useCopy().subscription.lapsed;
  const lapsed = useLapsed();
  return lapsed && `${lapsed.sentence} ${goOn[lapsed.lapse]}`;
}
