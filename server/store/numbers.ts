import type { DayNumbers, ModelNumbers, OwnerNumbers } from '@elan/domain/contract/numbers';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../adapters/database/database.ts';

/*
 * Statistics for the site's owner: counts and sums over all users, never data of a single user. Each query reads only
 * the requested days, using an index, except the counts of accounts and of waiting mails.
 */

/** The period of the statistics by day: the last `days` days in Toronto, up to and including the day of `now`. */
export interface Since {
  readonly now: Date;
  readonly days: number;
}

const zone = sql`'America/Toronto'`;
const dayOf = (moment: SQL) => sql`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD')`;
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Midnight in Toronto at the start of the first day. */
const beginning = ({ now, days }: Since) =>
  sql`((${at(now)} at time zone ${zone})::date - ${days - 1}::int)::timestamp at time zone ${zone}`;

type AccountCounts = Omit<OwnerNumbers['accounts'], 'active'> & OwnerNumbers['accounts']['active'];

/**
 * Counts the accounts: all, confirmed, premium, and active in the last 1, 7 and `since.days` times 24 hours. Signing in
 * makes an account active, and so does using a session, which is recorded about once a day.
 */
export async function countAccounts(db: Database, since: Since): Promise<AccountCounts> {
  const days = (count: number) => sql`${at(since.now)} - ${count} * interval '1 day'`;
  const { rows } = await db.execute<AccountCounts>(sql`
    with counted as (select count(*)::int as all from users)
    select counted.all,
      counted.all - (select count(*)::int from users where not email_verified) as confirmed,
      (select count(*)::int from stripe_subscriptions where premium) as premium,
      active.day, active.week, active.month
    from counted, (
      select count(*) filter (where at >= ${days(1)})::int as day,
        count(*) filter (where at >= ${days(7)})::int as week,
        count(*)::int as month
      from (
        select id, max(at) as at from (
          select id, last_sign_in_at as at from users where last_sign_in_at >= ${days(since.days)}
          union all
          select user_id, updated_at from sessions where updated_at >= ${days(since.days)}
        ) as signs group by id
      ) as seen
    ) as active`);
  const [row] = rows;
  if (!row) throw new Error('the accounts were not counted');
  return row;
}

/** @returns the number of new accounts per day, without days that have none. */
export async function countNewAccounts(db: Database, since: Since) {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select ${dayOf(sql`created_at`)} as day, count(*)::int as count
    from users where created_at >= ${beginning(since)} group by 1`);
  return rows;
}

/** Sums of the ledger of generations for the requested days. */
type LedgerNumbers = Pick<OwnerNumbers, 'modules' | 'failures' | 'feedback'> & {
  readonly days: readonly Pick<DayNumbers, 'day' | 'succeeded' | 'failed'>[];
  readonly models: readonly Omit<ModelNumbers, 'cost'>[];
};

const ended = sql`
  coalesce(sum(n) filter (where status = 'succeeded'), 0)::int as succeeded,
  coalesce(sum(n) filter (where status = 'failed'), 0)::int as failed`;

/** Reads the generations that started on the requested days and have ended, and sums them for the statistics page. */
export async function sumLedger(db: Database, since: Since): Promise<LedgerNumbers> {
  const list = (rows: SQL) => sql`(select coalesce(json_agg(r), '[]') from (${rows}) as r)`;
  const { rows } = await db.execute<{ numbers: LedgerNumbers }>(sql`
    with cells as materialized (
      select (started_at at time zone ${zone})::date as day, module, action, status, failure, model, prompt_version,
        helped, feedback_reason, count(*) as n, sum(tokens_in) as tokens_in,
        sum(tokens_cached) as tokens_cached, sum(tokens_out) as tokens_out
      from generations where started_at >= ${beginning(since)} and status <> 'running'
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    ), said as materialized (
      select module, prompt_version, helped, feedback_reason, sum(n) as n from cells
      where status = 'succeeded' and action in ('generate', 'autoFill')
      group by 1, 2, 3, 4
    )
    select json_build_object(
      'days', ${list(sql`
        select to_char(day, 'YYYY-MM-DD') as day, ${ended} from cells group by cells.day`)},
      'modules', ${list(sql`
        select module, ${ended} from cells group by module order by sum(n) desc, module`)},
      'failures', ${list(sql`
        select coalesce(failure, 'internal') as code, sum(n)::int as count from cells
        where status = 'failed' group by 1 order by 2 desc, 1`)},
      'models', ${list(sql`
        select to_char(day, 'YYYY-MM-DD') as day, model, sum(n)::int as generations, coalesce(sum(tokens_in), 0) as "tokensIn",
          coalesce(sum(tokens_cached), 0) as "tokensCached",
          coalesce(sum(tokens_out), 0) as "tokensOut"
        from cells group by cells.day, model order by cells.day desc, model`)},
      'feedback', ${list(sql`
        select t.module, t.prompt_version as "promptVersion", sum(n)::int as texts,
          coalesce(sum(n) filter (where helped), 0)::int as helped,
          coalesce(sum(n) filter (where not helped), 0)::int as "notHelped",
          ${list(sql`
            select s.feedback_reason as reason, sum(s.n)::int as count from said s
            where s.module = t.module and s.prompt_version is not distinct from t.prompt_version
              and s.feedback_reason is not null
            group by 1 order by 2 desc, 1`)} as reasons
        from said t group by t.module, t.prompt_version
        having count(*) filter (where helped is not null) > 0
        order by t.module, sum(n) desc`)}
    ) as numbers`);
  const [row] = rows;
  if (!row) throw new Error('the ledger was not summed');
  return row.numbers;
}

/** @returns the number of mails in the outbox, and when the oldest was created; null if there is none. */
export async function countWaitingMails(
  tx: Transaction,
): Promise<{ readonly waiting: number; readonly oldest: string | null }> {
  const { rows } = await tx.execute<{ waiting: number; oldest: string | null }>(sql`
    select count(*)::int as waiting,
      to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
    from outbox where failed_at is null`);
  return rows[0] ?? { waiting: 0, oldest: null };
}

/** Number of undeliverable mails dropped per day. */
export async function countMailsGivenUp(db: Database, since: Since) {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, refused + expired as count from mails_given_up
    where day >= (${at(since.now)} at time zone ${zone})::date - ${since.days - 1}::int`);
  return rows;
}
