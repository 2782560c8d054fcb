import type { Database } from '../adapters/database/database.ts';
import { maxAttempts } from './outbox.ts';

/** Pending work across all servers: running generations and waiting mails. */
export interface Backlog {
  /** Units of quota held by running generations. */
  readonly holds: number;
  readonly oldestHoldSeconds: number;
  readonly mails: number;
  readonly oldestMailSeconds: number;
  readonly mailsGivenUp: number;
}

/**
 * Held units are counted from the ledger, because a unit is held exactly while its generation runs, and the ledger has
 * an index of running generations.
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

/** @throws an error if the database does not respond within the time limit of a probe. */
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
