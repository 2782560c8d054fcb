import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lockOwnRows } from './lockOrder.ts';
import { migrate } from './migrate.ts';
import { removeContents, removeProjects } from './removeInParts.ts';
import { projectRows, users } from './schema.ts';

const database = duringTests(openTestDatabase);
let ownerId: string;
beforeAll(async () => {
  await migrate(database);
});
beforeEach(async () => {
  ownerId = await newPerson();
});

async function newPerson(): Promise<string> {
  const id = randomUUID();
  const now = new Date('2026-11-21T15:00:00.000Z');
  await database.db.insert(users).values({
    id,
    name: '',
    email: `${id}@exemple.quebec`,
    termsVersion: '1',
    termsAcceptedAt: now,
  });
  return id;
}

/** Adds projects that share one timestamp, so that only their ids differ. */
async function addProjects(owner: string, count: number): Promise<string> {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    insert into project_rows (id, user_id, name, created_at, updated_at)
    select gen_random_uuid(), ${owner}, '', '2026-11-21', '2026-11-21' from generate_series(1, ${count}::int)
    returning id`);
  return rows[0]?.id ?? '';
}

async function addVersions(projectId: string, count: number, length: number): Promise<void> {
  await database.db.execute(sql`
    insert into module_versions (id, project_id, module, user_id, data, cause, created_at)
    select gen_random_uuid(), ${projectId}, 'idea', ${ownerId},
      jsonb_build_object('comments', repeat('x', ${length}::int)), 'saved', now()
    from generate_series(1, ${count}::int)`);
}

/**
 * @returns how many rows each statement in `work` that matches `begins` locked or removed, without the statements that
 *   affected none.
 */
async function rowsOfEach(begins: RegExp, work: () => Promise<void>): Promise<number[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const counts: number[] = [];
  for (const [index, [query]] of spy.mock.calls.entries()) {
    const text = String(Object(query).text ?? query)
      .replace(/\s+/g, ' ')
      .trim();
    const { rowCount } = Object(await spy.mock.results[index]?.value);
    if (begins.test(text) && rowCount > 0) counts.push(rowCount);
  }
  spy.mockRestore();
  return counts;
}

const left = (owner: string) => database.db.$count(projectRows, eq(projectRows.ownerId, owner));

it('removes the contents of a project some rows at a time', async () => {
  const id = await addProjects(ownerId, 1);
  await addVersions(id, 450, 10);
  const remove = () => database.db.transaction((tx) => removeContents(tx, [id]));
  expect(await rowsOfEach(/^delete from "module_versions"/, remove)).toEqual([200, 200, 50]);
});

it('removes fewer large rows at a time, and a very large one alone', async () => {
  const id = await addProjects(ownerId, 1);
  await addVersions(id, 4, 2_000_000);
  await addVersions(id, 1, 8_000_000);
  const remove = () => database.db.transaction((tx) => removeContents(tx, [id]));
  expect(await rowsOfEach(/^delete from "module_versions"/, remove)).toEqual([3, 2]);
});

it('locks and removes all projects of a person, some at a time, and no others', async () => {
  const other = await newPerson();
  await addProjects(other, 1);
  await addVersions(await addProjects(ownerId, 250), 1, 10);
  const remove = () =>
    database.db.transaction(async (tx) => {
      await lockOwnRows(tx, ownerId);
      await removeProjects(tx, ownerId);
    });
  const counts = await rowsOfEach(/^(delete from|select "id" from) "project_rows"/, remove);
  expect(counts).toEqual([100, 100, 50, 100, 100, 50]);
  expect([await left(ownerId), await left(other)]).toEqual([0, 1]);
});
