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
import { countUnfinished, type GenerationFacts } from '../store/generations/generations.ts';

/** Alerts for the operator about the daily limit. Each is logged at most once a day across all servers. */
export const alertOf: Readonly<Record<AlertShare, LogMessage>> = {
  80: 'AI_DAILY_LIMIT: 80 % of the generations of this day are used',
  100: 'AI_DAILY_LIMIT: all generations of this day are used; nothing is written before midnight in Toronto',
};

/** A generation counted towards the installation's daily limit. */
export interface DailyUnit {
  readonly day: string;
  /** The alert to log after the commit, if any. */
  readonly alert: LogMessage | undefined;
}

/**
 * Bounds of the number of generations a day that an account may end without using its quota, although the provider was
 * paid. Within these bounds, the number is a tenth of the daily limit.
 */
const unfinishedBounds = { least: 3, most: 50 };

/**
 * Failures that a user can cause at will, by stopping or by words that make the reply unusable. Others, such as those of
 * the provider or of our server, never keep a user from generating.
 */
const ownFailures: readonly FailureCode[] = [
  'generation_stopped',
  'ai_unreadable_reply',
  'ai_empty_reply',
  'ai_refused',
  'autofill_found_nothing',
];

/**
 * Limits the generations of `unfinishedBounds`, so that one account cannot use up the installation's daily limit.
 * @returns the refusal `too_many_unfinished` if the account has had too many today; otherwise undefined.
 */
export async function unfinishedRefusal(
  tx: Transaction,
  actorId: string,
  dailyLimit: number | undefined,
  now: Date,
): Promise<Failure | undefined> {
  const { least, most } = unfinishedBounds;
  const share = Math.ceil((dailyLimit ?? Number.POSITIVE_INFINITY) / 10);
  const count = await countUnfinished(tx, actorId, isoDayInToronto(now), ownFailures);
  if (count < Math.min(most, Math.max(least, share))) return undefined;
  return new Failure('too_many_unfinished', { facts: { retryAfter: secondsToNextDay(now) } });
}

/**
 * Counts a generation towards the installation's daily limit, in the transaction that admits it; throws
 * `ai_daily_limit` if the limit is reached.
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
 * Uncounts a failed generation if the provider sent no text and reported no tokens. Stopped generations always stay
 * counted, because their cost is unknown.
 */
export async function uncountDaily(
  tx: Transaction,
  unit: DailyUnit | undefined,
  failure: FailureCode,
  { firstTokenMs, tokensIn, tokensOut }: GenerationFacts,
): Promise<void> {
  const isCharged =
    failure === 'generation_stopped' || firstTokenMs !== null || Boolean(tokensIn || tokensOut);
  if (unit && !isCharged) await uncountInDay(tx, unit.day);
}
