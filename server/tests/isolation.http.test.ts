import type { Call } from '@elan/domain/contract/call';
import { contract } from '@elan/domain/contract/contract';
import { ideaAnswers, type Person, replyOf, signedUpPerson } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
let projectId: string;
let versionId: string;
let binnedId: string;
beforeAll(async () => {
  server = await startTestServer();
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
  versionId = replyOf(contract.listVersions, listed).versions[0]?.id ?? '';
  binnedId = (await owner.createProject()).id;
  await owner.call('DELETE', `/api/projects/${binnedId}`);
});
afterAll(() => server.close());

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
  const relations = [
    'projects',
    'user_preferences',
    'project_rows',
    'project_modules',
    'module_versions',
    'generations',
    'ai_usage',
    'account_storage',
    'stripe_subscriptions',
    'stripe_user_subscriptions',
  ];

  it.each(relations)(
    '%s shows nothing without a user id, and nothing to a stranger',
    async (name) => {
      const rows = (actorId: string) =>
        withRowLevelSecurity(server.database.db, actorId, async (tx) => {
          const result = await tx.execute<{ user_id: string }>(
            sql`select user_id from ${sql.identifier(name)}`,
          );
          return result.rows;
        });
      expect(await rows('')).toEqual([]);
      const seen = await rows(stranger.id);
      expect(seen.every((row) => row.user_id === stranger.id)).toBe(true);
      expect((await rows(owner.id)).length).toBeGreaterThan(0);
    },
  );

  it.each([
    'sessions',
    'accounts',
    'mail_links',
    'known_devices',
    'two_factor',
    'recovery_codes',
    'sign_in_challenges',
    'outbox',
    'sandbox_mail',
    'checkouts',
    'stripe_events',
    'admin_log',
    'sign_in_failures',
    'rate_limits',
    'former_usage',
    'mails_given_up',
    'kept_numbers',
    'sandbox_payments',
  ])('%s is closed', async (name) => {
    const read = withRowLevelSecurity(server.database.db, owner.id, (tx) =>
      tx.execute(sql`select 1 from ${sql.identifier(name)}`),
    );
    await expect(read).rejects.toThrow();
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
