import { createHash } from 'node:crypto';
import { createPasswordHasher } from '@elan/server/auth/passwordHash';
import type { BareDatabase } from '../processes/bareDatabase.ts';
import { corpus } from './text.ts';

/** Each user has three projects. Ids are derived from numbers, so that no lookups are needed. */
export const projectsEach = 3;
/** The number of users whose rows a statement inserts. */
const peopleAtOnce = 2_000;
/** The number of statements that run at the same time. */
const workers = 4;
/** The lengths, in characters, of a module's answers, and of its answers and text together, as with the stand-in. */
const answersLength = 1_200;
const contentLength = 7_000;
/** The number of different contents. */
const contents = 1_000;

export const growthPassword = 'pain-de-nuit-7';
export const emailOf = (person: number) => `personne${person}@croissance.exemple`;
export const tokenOf = (person: number) => `jeton-de-la-personne-${person}`;
export const projectId = (project: number) => uuid(`projet ${project}`);
export const adminEmail = emailOf(0);

function uuid(name: string): string {
  const hex = createHash('md5').update(name).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The rows of an installation after some time, for user k and project n. Of a hundred users, one has not confirmed, six
 * were customers of whom five are subscribed, and sixty have a session. Each project has one to eight modules, and one
 * or three generations; two in five have an earlier version.
 */
const perPerson = [
  `insert into users (id, name, email, email_verified, terms_version, terms_accepted_at, last_sign_in_at, created_at, updated_at)
   select md5('personne ' || k), '', 'personne' || k || '@croissance.exemple', k % 100 <> 1, '1', since, since, since, since
   from (select k, now() - (k % 700) * interval '1 day' * (k % 100 <> 1)::int as since from generate_series($1::int, $2::int) k) s`,
  `insert into accounts (id, user_id, account_id, provider_id, password)
   select md5('acces ' || k), md5('personne ' || k), md5('personne ' || k), 'credential', (select data ->> 'hash' from growth_contents where kind = 'password')
   from generate_series($1::int, $2::int) k`,
  `insert into sessions (id, user_id, token, expires_at, created_at)
   select md5('session ' || k), md5('personne ' || k), encode(sha256(('jeton-de-la-personne-' || k)::bytea), 'hex'),
     now() + interval '6 days 23 hours', now() - (k % 6) * interval '1 day'
   from generate_series($1::int, $2::int) k where k % 5 < 3`,
  `insert into ai_usage (user_id, period, used) select md5('personne ' || k), 'life', k % 4 from generate_series($1::int, $2::int) k`,
  `insert into stripe_customers (user_id, customer_id, provider, readings_begun, reading_kept, read_at, created_at)
   select md5('personne ' || k), 'cus_' || k, 'test', 3, 3, now() - (k % 1000) * interval '1 minute', now() - interval '90 days'
   from generate_series($1::int, $2::int) k where k % 100 < 6`,
  `insert into stripe_subscriptions (user_id, subscription_id, status, premium, price_id, current_period_start, current_period_end, cancel_at_period_end, created_at, updated_at)
   select md5('personne ' || k), 'sub_' || k, 'active', true, 'price_1', extract(epoch from now())::bigint - 86400 * (k % 29),
     extract(epoch from now())::bigint + 86400 * (30 - k % 29), false, now(), now()
   from generate_series($1::int, $2::int) k where k % 100 < 5`,
  `insert into stripe_events (id, type, customer_id, created_at, handled_at)
   select 'evt_' || k || '_' || e, 'invoice.paid', 'cus_' || k, now() - e * interval '12 days', now() - e * interval '12 days'
   from generate_series($1::int, $2::int) k, generate_series(1, 3) e where k % 100 < 6`,
  `insert into mail_links (id, user_id, purpose, expires_at)
   select md5('lien ' || k), md5('personne ' || k), 'confirmation', now() + interval '1 day' from generate_series($1::int, $2::int) k where k % 100 = 1`,
  `insert into sign_in_failures (email, address, count, last_at)
   select 'personne' || k || '@croissance.exemple', '203.0.113.' || k % 200, 1, now() - interval '1 hour' from generate_series($1::int, $2::int) k where k % 500 = 2`,
  `insert into former_usage (address_hash, used, expires_at)
   select md5('parti ' || k), 2, now() + interval '200 days' from generate_series($1::int, $2::int) k where k % 50 = 3`,
  `insert into admin_log (id, action, admin_id, account_id, at)
   select md5('regard ' || k)::uuid, 'account_viewed', md5('personne 0'), md5('personne ' || k), now() - (k % 700) * interval '1 day'
   from generate_series($1::int, $2::int) k where k % 200 = 4`,
];

const projectsOf = `generate_series($1::int * ${projectsEach}, $2::int * ${projectsEach} + ${projectsEach - 1}) n`;
/** Of five projects, two have one module, two have three and one has eight: 3.2 on average. */
const modulesOf = `generate_series(1, case when n % 5 < 2 then 1 when n % 5 < 4 then 3 else 8 end) m`;
const moduleName = (m: string) =>
  `(array['idea','brainstorm','analysis','business-plan','marketing','rd','finances','journal'])[${m}]`;
/** One of the contents created beforehand. PostgreSQL copies it in its stored, compressed form. */
const content = (kind: 'module' | 'result', seed: string) =>
  `(select data from growth_contents where kind = '${kind}' and at = abs(hashtext(${seed}) % ${contents}))`;
const ofProject = `md5('projet ' || n)::uuid, md5('personne ' || n / ${projectsEach})`;

const perProject = [
  `insert into project_rows (id, user_id, name, description, created_at, updated_at, deleted_at, bytes)
   select ${ofProject}, 'Projet ' || n, 'Une boulangerie ouverte la nuit', now() - (n % 700) * interval '1 day', now() - (n % 700) * interval '1 hour',
     case when n % 50 = 7 then now() - (n % 25) * interval '1 day' end, 560
   from ${projectsOf}`,
  `insert into project_modules (project_id, module, user_id, data, has_content, answers_complete, last_updated, bytes)
   select md5('projet ' || n)::uuid, ${moduleName('m')}, md5('personne ' || n / ${projectsEach}), ${content('module', 'n || m::text')}, true, true, date_trunc('milliseconds', now()), 7500
   from ${projectsOf}, ${modulesOf}`,
  `insert into module_versions (id, project_id, module, user_id, data, cause, created_at, bytes)
   select md5('version ' || n)::uuid, md5('projet ' || n)::uuid, 'idea', md5('personne ' || n / ${projectsEach}), ${content('module', "'v' || n")}, 'generated', now() - interval '1 day', 7500
   from ${projectsOf} where n % 5 < 2`,
  `insert into generations (id, user_id, project_id, module, action, idempotency_key, request_hash, period, status, result, lease_until, started_at, finished_at,
     model, tokens_in, tokens_out, first_token_ms, duration_ms)
   select md5('generation ' || n || ' ' || g)::uuid, md5('personne ' || n / ${projectsEach}), md5('projet ' || n)::uuid, ${moduleName('g')}, 'generate',
     'cle ' || n || ' ' || g, md5('demande ' || n), 'life', case when (n + g) % 30 = 0 then 'failed' else 'succeeded' end,
     ${content('result', "'g' || n || g::text")}, at, at, at + interval '20 seconds', 'gpt-4o', 2100, 1700, 700, 20000
   from (select n, g, now() - (n % 700) * interval '1 day' - g * interval '1 hour' as at
     from ${projectsOf}, generate_series(1, case when n % 5 < 4 then 1 else 3 end) g) s`,
];

/**
 * Fills an empty, migrated database with the rows of this many projects.
 * @param database a superuser connection, which can disable triggers and foreign keys. The statements do what these do.
 */
export async function fill(database: BareDatabase, projects: number): Promise<void> {
  const people = Math.ceil(projects / projectsEach);
  await makeContents(database);
  let filled = 0;
  const worker = async (): Promise<void> => {
    while (filled < people) {
      const from = filled;
      filled += peopleAtOnce;
      await database.transaction(async (query) => {
        await query('set local session_replication_role = replica');
        const range = [from, Math.min(people, from + peopleAtOnce) - 1];
        for (const statement of [...perPerson, ...perProject]) await query(statement, range);
      });
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  await database.query(`insert into account_storage (user_id, bytes)
    select u.id, coalesce(sum(s.bytes), 0) from users u left join (
      select user_id, bytes from project_rows union all select user_id, bytes from project_modules
      union all select user_id, bytes from module_versions) s on s.user_id = u.id group by u.id
    on conflict (user_id) do update set bytes = excluded.bytes`);
  // The support desk requires two-factor sign-in.
  await database.query(
    `insert into two_factor (user_id, sealed_secret, enabled_at) values (md5('personne 0'), 'none', now())`,
  );
  await database.query('drop table growth_contents');
  await database.query('vacuum (analyze)');
}

async function makeContents(database: BareDatabase): Promise<void> {
  await database.query(
    'create unlogged table growth_contents (kind text, at int, data jsonb not null, primary key (kind, at))',
  );
  const add = (kind: string, at: number, data: object) =>
    database.query('insert into growth_contents values ($1, $2, $3)', [kind, at, data]);
  const { hash } = createPasswordHasher();
  await add('password', 0, { hash: await hash(growthPassword) });
  const all = corpus(contents * contentLength);
  for (let at = 0; at < contents; at += 1) {
    const own = all.slice(at * contentLength, (at + 1) * contentLength);
    const aiResponse = own.slice(answersLength);
    const answers = { businessIdea: own.slice(0, answersLength) };
    await add('module', at, { answers, aiResponse, aiResponseEnding: 'complete' });
    await add('result', at, { aiResponse });
  }
}
