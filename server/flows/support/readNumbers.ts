import { numbersDays, type OwnerNumbers } from '@elan/domain/contract/numbers';
import { isoDaysBefore } from '@elan/domain/day';
import { costOf } from '@elan/domain/generation/aiPrices';
import type { Services } from '../../services.ts';
import {
  countAccounts,
  countMailsGivenUp,
  countNewAccounts,
  countWaitingMails,
  sumLedger,
} from '../../store/numbers.ts';

/**
 * The owner's numbers (docs/decisions/0065-the-owner-reads-numbers.md): sums over all people. They
 * are read with the limits of jobs, on few connections, so that they never hold up a request.
 */
export async function readNumbers({
  jobDb: db,
  config,
  clock,
}: Pick<Services, 'jobDb' | 'config' | 'clock'>): Promise<OwnerNumbers> {
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
    failures: [...ledger.failures],
    models: ledger.models.map((one) => ({
      ...one,
      cost: costOf(config.ai.prices, one.model, one),
    })),
    feedback: ledger.feedback.map((one) => ({ ...one, reasons: [...one.reasons] })),
    mails: await countWaitingMails(db),
  };
}

function countsByDay(rows: readonly { readonly day: string; readonly count: number }[]) {
  return new Map(rows.map(({ day, count }) => [day, count]));
}
