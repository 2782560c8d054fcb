import type { Call } from '@elan/domain/contract/call';
import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import { ideaAnswers, type Person, replyOf, signedUpPerson } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';

const server = duringTests(startTestServer);
let owner: Person;
let stranger: Person;
let projectId: string;
let versionId: string;
let binnedId: string;
beforeAll(async () => {
  owner = await signedUpPerson(server);
  stranger = await signedUpPerson(server);
  projectId = (await owner.createProject()).id;
  server.provider.answers(writes('Le texte de l’autre.'));
  await server.database.db.execute(sql`
    insert into stripe_customers (user_id, customer_id, provider, created_at) values (${owner.id}, 'cus_1', 'test', now())`);
  await server.database.db.execute(sql`
    insert into stripe_subscriptions
      (user_id, subscription_id, status, premium, cancel_at_period_end, created_at, updated_at)
    values (${owner.id}, 'sub_1', 'active', true, false, now(), now())`);
  const path = `/api/projects/${projectId}/modules/idea/generate`;
  await owner.call(
    'POST',
    path,
    { answers: ideaAnswers, language: 'fr' },
    { 'idempotency-key': 'cle' },
  );
  server.provider.answers(writes('Un autre texte.'));
  await owner.call('POST', path, { answers: ideaAnswers, language: 'fr' });
  const listed = await owner.call('GET', `/api/projects/${projectId}/modules/idea/versions`);
  const [version] = replyOf(contract.listVersions, listed).versions;
  versionId = (version ?? expect.fail('no version was kept')).id;
  await server.database.db.execute(sql`
    insert into check_answers (project_id, check_id, because, rests_on, made_by, made_at)
    values (${projectId}, 'noInsurance', 'Voilà', '', ${owner.id}, now())`);
  await server.database.db.execute(sql`
    insert into generation_pieces (generation_id, number, user_id, text, is_thinking)
    select id, 1, user_id, 'Le texte', false from generations where user_id = ${owner.id} limit 1`);
  binnedId = (await owner.createProject()).id;
  await owner.call('DELETE', `/api/projects/${binnedId}`);
});

const bodies: Partial<Record<keyof typeof contract, unknown>> = {
  updateProject: { name: 'À moi' },
  saveModule: { data: { comments: 'volé' }, baseLastUpdated: null },
  generateModule: { answers: ideaAnswers, language: 'fr' },
  autoFillModule: { language: 'fr' },
  reviseModule: {
    passage: 'texte',
    instruction: 'Plus court',
    language: 'fr',
    baseLastUpdated: null,
  },
  translateModule: { language: 'fr', baseLastUpdated: null },
  stopGeneration: { idempotencyKey: 'cle' },
  restoreVersion: { baseLastUpdated: null },
  changeDossierProfile: { contact: 'Moi' },
  answerCheck: { because: 'Voilà' },
  confirmResult: { baseLastUpdated: new Date().toISOString() },
  saveFeedback: { generation: '', feedback: { helped: true, reason: null } },
};

describe('another person’s project', () => {
  const calls = (Object.entries(contract) as [keyof typeof contract, Call][]).filter(([, call]) =>
    call.path.includes(':id'),
  );

  it.each(calls)('does not exist for %s', async (name, call) => {
    const before = await owner.call('GET', `/api/projects/${projectId}`);
    const on = (id: string) =>
      stranger.call(
        call.method,
        call.path
          .replace(':id', id)
          .replace(':module', 'idea')
          .replace(':version', versionId)
          .replace(':key', 'cle')
          .replace(':n', '1')
          .replace(':checkId', 'noInsurance')
          .concat(name === 'getDossier' ? '?format=pdf' : ''),
        bodies[name],
      );
    const isOfBin = call.path.startsWith('/api/deleted-projects/');
    const theirs = await on(isOfBin ? binnedId : projectId);
    const missing = await on('00000000-0000-4000-8000-000000000000');
    expect(theirs).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(theirs.body).toEqual(missing.body);
    expect((await owner.call('GET', `/api/projects/${projectId}`)).body).toEqual(before.body);
  });

  it.each(calls.filter(([, call]) => call.path.startsWith('/api/projects/:id') && call.body))(
    'does not exist for a malformed %s either',
    async (_name, call) => {
      const path = call.path
        .replace(':module', 'idea')
        .replace(':version', versionId)
        .replace(':checkId', 'x');
      for (const id of [projectId, 'ni-un-id']) {
        const answer = await stranger.call(call.method, path.replace(':id', id), { unknown: 1 });
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
    },
  );

  it('is not in the list', async () => {
    const list = await stranger.call('GET', '/api/projects');
    expect(replyOf(contract.listProjects, list).projects).toEqual([]);
    const bin = await stranger.call('GET', '/api/deleted-projects');
    expect(replyOf(contract.listDeletedProjects, bin).projects).toEqual([]);
    const counts = await stranger.call('GET', '/api/project-counts');
    expect(counts.body).toEqual({
      created: 0,
      completed: 0,
      storage: { used: 0, limit: 50_000_000 },
    });
  });
});

describe('row-level security, as app_user', () => {
  /** The tables and views with rows of users that are readable, and the column of the user. */
  const readable = {
    account_storage: 'user_id',
    ai_usage: 'user_id',
    check_answers: 'made_by',
    generation_pieces: 'user_id',
    generations: 'user_id',
    module_versions: 'user_id',
    project_modules: 'user_id',
    project_rows: 'user_id',
    projects: 'user_id',
    stripe_customers: 'user_id',
    stripe_subscriptions: 'user_id',
    stripe_user_subscriptions: 'user_id',
    user_preferences: 'user_id',
    users: 'id',
  };
  /** Readable, but without rows of users: how much the installation generated each day, and figures of industries. */
  const shared = ['ai_days', 'industry_figures'];
  const closed = [
    'accounts',
    'admin_log',
    'auth_secrets',
    'checkouts',
    'document_pieces',
    'documents',
    'former_usage',
    'founder_emails',
    'kept_numbers',
    'known_devices',
    'mail_links',
    'mails_given_up',
    'migrations',
    'outbox',
    'plan_limits',
    'rate_limits',
    'recovery_codes',
    'sandbox_mail',
    'sandbox_migrations',
    'sandbox_payments',
    'sessions',
    'sign_in_challenges',
    'sign_in_failures',
    'stripe_events',
    'two_factor',
  ];

  it('is tested for every table and view', async () => {
    const { rows } = await server.database.db.execute<{ name: string }>(sql`
      select table_name::text as name from information_schema.tables where table_schema = 'public'`);
    expect([...Object.keys(readable), ...shared, ...closed].sort()).toEqual(
      rows.map(({ name }) => name).sort(),
    );
  });

  it('is on for every readable table, with policies that compare the user', async () => {
    const { rows: open } = await server.database.db.execute(sql`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
        and has_any_column_privilege('app_user', oid, 'select, insert, update, references')`);
    expect(open).toEqual([]);
    const { rows: loose } = await server.database.db.execute<{ name: string }>(sql`
      select tablename::text as name from pg_policies
      where (qual is not null and qual not like '%app_user_id()%')
        or (with_check is not null and with_check not like '%app_user_id()%')`);
    expect(loose.map(({ name }) => name)).toEqual(shared);
  });

  it.each(Object.entries(readable))(
    '%s shows nothing without a user id, and nothing to a stranger',
    async (name, user) => {
      const usersOf = (actorId: string) =>
        withRowLevelSecurity(server.database.db, actorId, async (tx) => {
          const { rows } = await tx.execute<{ user: string }>(
            sql`select ${sql.identifier(user)} as user from ${sql.identifier(name)}`,
          );
          return rows.map((row) => row.user);
        });
      expect(await usersOf('')).toEqual([]);
      expect((await usersOf(stranger.id)).filter((id) => id !== stranger.id)).toEqual([]);
      expect(await usersOf(owner.id)).toContain(owner.id);
    },
  );

  it.each(closed)('%s is closed', async (name) => {
    const read = withRowLevelSecurity(server.database.db, owner.id, (tx) =>
      tx.execute(sql`select 1 from ${sql.identifier(name)}`),
    );
    await expect(read).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('never lets a person write another person’s row', async () => {
    const now = new Date().toISOString();
    const attempts = [
      sql`insert into project_rows (id, user_id, name, created_at, updated_at) values (gen_random_uuid(), ${owner.id}, 'x', ${now}, ${now})`,
      // Only the provider grants Premium, never a request.
      sql`insert into stripe_subscriptions
        (user_id, subscription_id, status, premium, cancel_at_period_end, created_at, updated_at)
        values (${stranger.id}, 'sub_2', 'active', true, false, ${now}, ${now})`,
      sql`insert into project_modules (project_id, module, user_id, data, has_content, answers_complete, last_updated)
        values (${projectId}, 'analysis', ${stranger.id}, '{}', true, true, ${now})`,
      sql`insert into check_answers (project_id, check_id, because, rests_on, made_by, made_at)
        values (${projectId}, 'noInsurance', 'x', '', ${stranger.id}, ${now})`,
      // Users cannot even change their own storage count, which triggers derive from the rows.
      sql`update account_storage set bytes = 0 where user_id = ${stranger.id}`,
    ];
    for (const attempt of attempts) {
      await expect(
        withRowLevelSecurity(server.database.db, stranger.id, (tx) => tx.execute(attempt)),
      ).rejects.toThrow();
    }
    const changed = await withRowLevelSecurity(server.database.db, stranger.id, (tx) =>
      tx.execute(sql`update project_rows set name = 'x' returning id`),
    );
    expect(changed.rows).toEqual([]);
  });
});
