import { isoDayInToronto } from '@elan/domain/day';
import { Failure, type FailureCode } from '@elan/domain/failure';
import {
  type AlertShare,
  secondsToNextDay,
  shareReached,
} from '@elan/domain/generation/dailyLimit';
import type { Transaction } from '../adapters/database/database.ts';
import type { LogMessage } from '../lib/logLine.ts';
import { countInDay, noteReported, uncountInDay } from '../store/generations/aiDays.ts';
import type { GenerationFacts } from '../store/generations/generations.ts';

/** The message to the operator about the day's limit, once a day for all servers. */
export const alertOf: Readonly<Record<AlertShare, LogMessage>> = {
  80: 'AI_DAILY_LIMIT: 80 % of the generations of this day are used',
  100: 'AI_DAILY_LIMIT: all generations of this day are used; nothing is written before midnight in Toronto',
};

/** A generation that counts in a day of the installation. */
export interface DailyUnit {
  readonly day: string;
  /** The message to the operator once the transaction is committed. */
  readonly alert: LogMessage | undefined;
}

/**
 * Counts a generation in the installation's day, in the transaction that admits it.
 * @throws Failure `ai_daily_limit`.
 */
export async function countDaily(tx: Transaction, limit: number, now: Date): Promise<DailyUnit> {
  const day = isoDayInToronto(now);
  const counted = await countInDay(tx, day, limit);
  if (!counted) {
    throw new Failure('ai_daily_limit', { facts: { retryAfter: secondsToNextDay(now) } });
  }
  const share = shareReached(counted.used, limit);
  if (share === undefined || share <= counted.told) return { day, alert: undefined };
  await noteReported(tx, day, share);
  return { day, alert: alertOf[share] };
}

/**
 * Takes a failed generation back where the provider wrote nothing, and so charged nothing. A failure
 * after its first word stays counted, and so does a stop: its cost is unknown.
 */
export async function uncountDaily(
  tx: Transaction,
  unit: DailyUnit | undefined,
  failure: FailureCode,
  { firstTokenMs, tokensIn, tokensOut }: GenerationFacts,
): Promise<void> {
  const isCharged =
    failure === 'generation_stopped' || [firstTokenMs, tokensIn, tokensOut].some(Boolean);
  if (unit && !isCharged) await uncountInDay(tx, unit.day);
}
