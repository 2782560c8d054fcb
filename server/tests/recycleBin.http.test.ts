import { contract } from '@elan/domain/contract/contract';
import { binDays } from '@elan/domain/contract/projects';
import { movableClock } from '@elan/testing/clock';
import { extendExpiries } from '@elan/testing/extendExpiries';
import { ideaAnswers, type Person, replyOf, signedUpPerson } from '@elan/testing/person';
import { writes } from '@elan/testing/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeDeletedProjects } from '../jobs/purge.ts';

const clock = movableClock(new Date('2026-11-22T12:00:00Z'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { clock });
  await extendExpiries(server.database.db);
});
afterAll(() => server.close());

let person: Person;
beforeEach(async () => {
  person = await signedUpPerson(server);
});

const names = async (path: '/api/projects' | '/api/deleted-projects') => {
  const { body } = await person.call('GET', path);
  return (body.projects as { name: string }[]).map(({ name }) => name);
};

describe('a deleted project', () => {
  it('is only in the bin, and is restored unchanged', async () => {
    const project = await person.createProject('Pain de nuit');
    await person.createProject('Autre');
    server.provider.answers(writes('Une analyse.'));
    await person.call('POST', `/api/projects/${project.id}/modules/idea/generate`, {
      answers: ideaAnswers,
      language: 'fr',
    });
    const before = replyOf(
      contract.getProject,
      await person.call('GET', `/api/projects/${project.id}`),
    );
    await person.call('DELETE', `/api/projects/${project.id}`);
    expect(await names('/api/projects')).toEqual(['Autre']);
    expect(await names('/api/deleted-projects')).toEqual(['Pain de nuit']);
    expect((await person.call('GET', '/api/project-counts')).body).toEqual({
      created: 1,
      completed: 0,
      storage: { used: expect.any(Number), limit: 50_000_000 },
    });
    const on = (method: string, rest = '', body?: unknown) =>
      person.call(method, `/api/projects/${project.id}${rest}`, body);
    for (const refused of [
      await on('GET'),
      await on('PATCH', '', { name: 'Non' }),
      await on('DELETE'),
      await on('PUT', '/modules/idea', { data: { comments: 'x' }, baseLastUpdated: null }),
      await on('POST', '/modules/idea/generate', { language: 'fr' }),
      await on('GET', '/modules/idea/versions'),
    ]) {
      expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }

    const restored = await person.call('POST', `/api/deleted-projects/${project.id}/restore`);
    const after = replyOf(contract.restoreProject, restored);
    expect(after).toEqual({ ...before, updated_at: after.updated_at });
    expect(await names('/api/projects')).toContain('Pain de nuit');
    expect(await names('/api/deleted-projects')).toEqual([]);
    expect((await person.call('POST', `/api/deleted-projects/${project.id}/restore`)).status).toBe(
      404,
    );
  });

  it('can be removed permanently, with its text in the ledger', async () => {
    const { id } = await person.createProject();
    server.provider.answers(writes('Un secret de boulanger.'));
    await person.call('POST', `/api/projects/${id}/modules/idea/generate`, {
      answers: ideaAnswers,
      language: 'fr',
    });
    // One that is not in the bin is not removed from it.
    expect((await person.call('DELETE', `/api/deleted-projects/${id}`)).status).toBe(404);
    await person.call('DELETE', `/api/projects/${id}`);
    expect((await person.call('DELETE', `/api/deleted-projects/${id}`)).body).toEqual({
      removed: true,
    });
    expect((await person.call('POST', `/api/deleted-projects/${id}/restore`)).status).toBe(404);
    const { rows } = await server.database.db.execute(
      sql`select from generations where user_id = ${person.id} and result is not null`,
    );
    expect(rows).toEqual([]);
  });

  it('is removed automatically after thirty days and no sooner', async () => {
    const { id } = await person.createProject('Vieux');
    clock.moveTo(new Date('2026-12-01T12:00:00Z'));
    await person.call('DELETE', `/api/projects/${id}`);
    const { db } = server.database;
    const end = Date.parse('2026-12-01T12:00:00Z') + binDays * 86_400_000;
    clock.moveTo(new Date(end - 1_000));
    await purgeDeletedProjects({ db, clock });
    expect(await names('/api/deleted-projects')).toEqual(['Vieux']);
    clock.moveTo(new Date(end + 60_000));
    // Two servers may do it at once.
    await Promise.all([purgeDeletedProjects({ db, clock }), purgeDeletedProjects({ db, clock })]);
    expect(await names('/api/deleted-projects')).toEqual([]);
  });
});
