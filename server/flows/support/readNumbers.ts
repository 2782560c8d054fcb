import {
  mostNumbers,
  numbersDays,
  type OwnerNumbers,
  ownerNumbers,
} from '@elan/domain/contract/numbers';
import { isoDaysBefore } from '@elan/domain/day';
import { costOf } from '@elan/domain/generation/aiPrices';
import type { Services } from '../../services.ts';
import {
  claimCount,
  dropKeptNumbers,
  findKeptNumbers,
  keepNumbers,
} from '../../store/keptNumbers.ts';
import {
  countAccounts,
  countMailsGivenUp,
  countNewAccounts,
  countWaitingMails,
  sumLedger,
} from '../../store/numbers.ts';

type Needs = Pick<Services, 'jobDb' | 'config' | 'clock'>;

/** Up to this total of accounts and recent generations, the statistics are computed for each request. */
const mostCountedAtOnce = 20_000;
/**
 * Interval in milliseconds at which one server recomputes the statistics of a larger installation for all
 * servers.
 */
export const numbersKeptMs = 5 * 60_000;

/**
 * @returns the installation's statistics, which are totals over all users
 *   (docs/decisions/0065-the-owner-reads-numbers.md). For a large installation they come from the last count, if there
 *   is one.
 */
export async function readNumbers(services: Needs): Promise<OwnerNumbers> {
  const { jobDb: db } = services;
  // Numbers stored by another version may have a different format.
  const kept = ownerNumbers.safeParse(await findKeptNumbers(db));
  if (kept.success) return kept.data;
  const numbers = await countNumbers(services);
  if (isLarge(numbers)) await keepNumbers(db, numbers, nextCount(services));
  return numbers;
}

/** Recomputes the statistics of a large installation if they are due, or drops them if it is no longer large. */
export async function countNumbersAgain(services: Needs): Promise<void> {
  const { jobDb: db, clock } = services;
  if (!(await claimCount(db, clock.now(), nextCount(services)))) return;
  const numbers = await countNumbers(services);
  if (isLarge(numbers)) await keepNumbers(db, numbers, nextCount(services));
  else await dropKeptNumbers(db);
}

const nextCount = ({ clock }: Needs) => new Date(clock.now().getTime() + numbersKeptMs);

function isLarge({ accounts, days }: OwnerNumbers): boolean {
  const generations = days.reduce((sum, { succeeded, failed }) => sum + succeeded + failed, 0);
  return accounts.all + generations > mostCountedAtOnce;
}

/** Computes the statistics with the connections and time limits of jobs, since the queries may be slow. */
export async function countNumbers({ jobDb: db, config, clock }: Needs): Promise<OwnerNumbers> {
  const now = clock.now();
  const since = { now, days: numbersDays };
  const { day, week, month, ...accounts } = await countAccounts(db, since);
  const ledger = await sumLedger(db, since);
  const newAccounts = countsByDay(await countNewAccounts(db, since));
  const givenUp = countsByDay(await countMailsGivenUp(db, since));
  const ended = new Map(ledger.days.map((one) => [one.day, one]));
  return {
    at: now.toISOString(),
    accounts: { ...accounts, active: { day, week, month } },
    days: isoDaysBefore(now, numbersDays).map((one) => ({
      day: one,
      accounts: newAccounts.get(one) ?? 0,
      succeeded: ended.get(one)?.succeeded ?? 0,
      failed: ended.get(one)?.failed ?? 0,
      mailsGivenUp: givenUp.get(one) ?? 0,
    })),
    modules: [...ledger.modules],
    failures: ledger.failures.slice(0, mostNumbers),
    models: ledger.models.slice(0, mostNumbers).map((one) => ({
      ...one,
      cost: costOf(config.ai.prices, one.model, one),
    })),
    feedback: ledger.feedback
      .slice(0, mostNumbers)
      .map((one) => ({ ...one, reasons: [...one.reasons] })),
    mails: await countWaitingMails(db),
  };
}

function countsByDay(rows: readonly { readonly day: string; readonly count: number }[]) {
  return new Map(rows.map(({ day, count }) => [day, count]));
}
