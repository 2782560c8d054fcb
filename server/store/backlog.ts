import type { Database } from '../adapters/database/database.ts';

/** Pending work across all processes: quota units held by running generations, mails and documents. */
export interface Backlog {
  readonly holds: number;
  readonly oldestHoldSeconds: number;
  readonly mails: number;
  readonly oldestMailSeconds: number;
  readonly mailsGivenUp: number;
  readonly documents: number;
  readonly oldestDocumentSeconds: number;
}

/** Jobs of one kind in one state, across all processes. */
export interface JobCount {
  readonly name: string;
  readonly state: 'waiting' | 'running' | 'failed';
  readonly count: number;
  readonly oldestSeconds: number;
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
    select count(*) filter (where failed_at is null) as mails,
      min(created_at) filter (where failed_at is null) as since,
      count(*) filter (where failed_at > now() - interval '1 day') as given_up
    from outbox
  ), requested as (
    select count(*) as documents, min(requested_at) as since from documents where state = 'waiting'
  )
  select holds::int as holds, mails::int as mails, given_up::int as "mailsGivenUp",
    coalesce(greatest(extract(epoch from now() - held.since), 0), 0)::float8 as "oldestHoldSeconds",
    coalesce(greatest(extract(epoch from now() - waiting.since), 0), 0)::float8 as "oldestMailSeconds",
    documents::int as documents,
    coalesce(greatest(extract(epoch from now() - requested.since), 0), 0)::float8 as "oldestDocumentSeconds"
  from held, waiting, requested`;

const jobStatement = `
  select name, case when state <= 'retry' then 'waiting' when state = 'active' then 'running' else state::text end as kind,
    count(*)::int as count,
    greatest(extract(epoch from now() - min(created_on)), 0)::float8 as "oldestSeconds"
  from queue.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`;

/** @throws an error if the probe of the database fails or times out. */
export async function countJobs({ probe }: Pick<Database, 'probe'>): Promise<readonly JobCount[]> {
  const rows = await probe(jobStatement);
  return rows.map(({ name, kind, count, oldestSeconds }) => ({
    name: String(name),
    state: kind as JobCount['state'],
    count: Number(count),
    oldestSeconds: Number(oldestSeconds),
  }));
}

/** @throws an error if the probe of the database fails or times out. */
export async function readBacklog({ probe }: Pick<Database, 'probe'>): Promise<Backlog> {
  const [row = {}] = await probe(statement);
  return {
    holds: Number(row.holds),
    oldestHoldSeconds: Number(row.oldestHoldSeconds),
    mails: Number(row.mails),
    oldestMailSeconds: Number(row.oldestMailSeconds),
    mailsGivenUp: Number(row.mailsGivenUp),
    documents: Number(row.documents),
    oldestDocumentSeconds: Number(row.oldestDocumentSeconds),
  };
}
