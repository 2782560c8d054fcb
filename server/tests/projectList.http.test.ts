import { contract } from '@elan/domain/contract/contract';
import type { ProjectOrder, ProjectSummary } from '@elan/domain/contract/projects';
import { maxProjectNameLength } from '@elan/domain/project/projectFields';
import { duringTests } from '@elan/testing/duringTests';
import { ideaAnswers, type Person, replyOf, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

const server = duringTests(startTestServer);
let person: Person;
/** Enough projects for more than two pages. */
const count = 120;

beforeAll(async () => {
  person = await signedUpPerson(server);
  await server.database.db.execute(sql`
    insert into project_rows (id, user_id, name, description, created_at, updated_at)
    select gen_random_uuid(), ${person.id}, 'Projet ' || lpad((n % 40)::text, 3, '0'), case n when 7 then 'Érable et Pâte' else '' end,
      now() - n * interval '1 minute', now() - (n * 37 % 120) * interval '1 hour'
    from generate_series(1, ${count}) n`);
});

async function all(query: Record<string, string>) {
  const found: ProjectSummary[] = [];
  let cursor: string | null = null;
  do {
    const search = new URLSearchParams({ ...query, ...(cursor ? { cursor } : {}) });
    const answered = await person.call('GET', `/api/projects?${search}`);
    const page: { projects: ProjectSummary[]; nextCursor: string | null } = replyOf(
      contract.listProjects,
      answered,
    );
    expect(page.projects.length).toBeLessThanOrEqual(50);
    found.push(...page.projects);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

describe('the list of projects', () => {
  it.each<
    [
      ProjectOrder,
      (row: { name: string; created_at: string; updated_at: string }) => string,
      1 | -1,
    ]
  >([
    ['changed', (row) => row.updated_at, -1],
    ['created', (row) => row.created_at, -1],
    ['name', (row) => row.name, 1],
  ])('by %s is whole and in order, page by page', async (order, keyOf, sign) => {
    const rows = await all({ order });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    const keys = rows.map(keyOf);
    expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -sign : a > b ? sign : 0)));
  });

  it.each([
    ['letters that are eighteen in plain', '\ufdfa'],
    ['letters of two code units', '𐎠'],
    ['letters that JSON escapes', '\u0001'],
  ])('goes on after the longest name, of %s', async (_what, letter) => {
    const someone = await signedUpPerson(server);
    await server.database.db.execute(sql`
      insert into project_rows (id, user_id, name, description, created_at, updated_at)
      select gen_random_uuid(), ${someone.id}, ${letter.repeat(maxProjectNameLength)}, '', now(), now()
      from generate_series(1, 51)`);
    const { body } = await someone.call('GET', '/api/projects?order=name');
    const next = await someone.call('GET', `/api/projects?order=name&cursor=${body.nextCursor}`);
    expect(replyOf(contract.listProjects, next).projects).toHaveLength(1);
  });

  it('finds words in name and description, ignoring case and accents', async () => {
    expect(await all({ search: '  erable ET pate ' })).toHaveLength(1);
    expect(await all({ search: 'PROJET 012', order: 'name' })).toHaveLength(3);
    // Searches are literal; % is not a wildcard.
    expect(await all({ search: '%' })).toEqual([]);
    expect(await all({ search: '' })).toHaveLength(count);
  });

  it('refuses a cursor of another order, and an unknown order', async () => {
    const { body } = await person.call('GET', '/api/projects?order=name');
    for (const query of [
      `order=created&cursor=${body.nextCursor}`,
      `cursor=${body.nextCursor}`,
      'order=size',
      'cursor=abc',
    ]) {
      expect((await person.call('GET', `/api/projects?${query}`)).status, query).toBe(400);
    }
  });

  it('contains what a list shows of a project, and none of its texts', async () => {
    const someone = await signedUpPerson(server);
    const { id } = await someone.createProject();
    const data = { answers: ideaAnswers, comments: 'Un commentaire à nous.' };
    const path = `/api/projects/${id}/modules/idea`;
    const saved = await someone.call('PUT', path, { data, baseLastUpdated: null });
    expect(saved.status).toBe(200);
    for (const order of ['changed', 'created', 'name']) {
      const { body } = await someone.call('GET', `/api/projects?order=${order}`);
      const [summary] = replyOf(contract.listProjects, { body }).projects;
      expect(Object.keys(summary ?? {}).sort()).toEqual([
        'completed_modules',
        'created_at',
        'description',
        'id',
        'modules_with_content',
        'name',
        'progress',
        'status',
        'updated_at',
      ]);
      for (const text of [ideaAnswers.businessIdea, data.comments]) {
        expect(JSON.stringify(body)).not.toContain(text);
      }
    }
  });

  it('counts all of them, and those whose eleven modules have content', async () => {
    await server.database.db.execute(sql`
      insert into project_modules (project_id, module, user_id, data, has_content, answers_complete, last_updated)
      select id, 'module ' || m, user_id, '{}', m <= case when name = 'Projet 001' then 11 else 10 end, false, now()
      from project_rows, generate_series(1, 11) m
      where user_id = ${person.id} and name in ('Projet 001', 'Projet 002')`);
    expect((await person.call('GET', '/api/project-counts')).body).toEqual({
      created: count,
      completed: 3,
      storage: { used: expect.any(Number), limit: 50_000_000 },
    });
  });
});
