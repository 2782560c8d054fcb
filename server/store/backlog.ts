import type { Database } from '../adapters/database/database.ts';
import { maxAttempts } from './outbox.ts';

/** Pending work across all servers: quota units held by running generations, and mails in the outbox. */
export interface Backlog {
  readonly holds: number;
  readonly oldestHoldSeconds: number;
  readonly mails: number;
  readonly oldestMailSeconds: number;
  readonly mailsGivenUp: number;
}

/**
 * Counts a held unit for each running generation that has a quota period, because the ledger has an index of running
 * generations.
 */
const statement = `
  with held as (
    select count(*) as holds, min(started_at) as since
    from generations where status = 'running' and period is not null
  ), waiting as (
    select count(*) filter (where attempts < ${maxAttempts}) as mails,
      min(created_at) filter (where attempts < ${maxAttempts}) as since,
      count(*) filter (where attempts >= ${maxAttempts}) as given_up
    from outbox
  )
  select holds::int as holds, mails::int as mails, given_up::int as "mailsGivenUp",
    coalesce(greatest(extract(epoch from now() - held.since), 0), 0)::float8 as "oldestHoldSeconds",
    coalesce(greatest(extract(epoch from now() - waiting.since), 0), 0)::float8 as "oldestMailSeconds"
  from held, waiting`;

/** @throws an error if the probe of the database fails or times out. */
export async function readBacklog({ probe }: Pick<Database, 'probe'>): Promise<Backlog> {
  const [row = {}] = await probe(statement);
  return {
    holds: Number(row.holds),
    oldestHoldSeconds: Number(row.oldestHoldSeconds),
    mails: Number(row.mails),
    oldestMailSeconds: Number(row.oldestMailSeconds),
    mailsGivenUp: Number(row.mailsGivenUp),
  };
}
