import { openTestDatabase } from '@elan/testing/database/database';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { embedded } from '../adapters/database/embedded.ts';
import { appliedMigrations, applyMigrations, migrate } from './migrate.ts';

it('migrates once, however often it is called', async () => {
  const database = await openTestDatabase();
  await migrate(database);
  const applied = await appliedMigrations(database.db);
  expect(applied.length).toBeGreaterThan(0);
  await migrate(database);
  expect(await appliedMigrations(database.db)).toEqual(applied);
  await database.close();
});

it('ends the sessions whose tokens an earlier version stored in clear, and keeps their accounts', async () => {
  const database = embedded(await PGlite.create());
  const { db } = database;
  await applyMigrations(db, 5);
  await db.execute(sql`
    insert into users (id, name, email, terms_version, terms_accepted_at)
    values ('u', '', 'alex@exemple.quebec', '1', now())`);
  await db.execute(sql`
    insert into sessions (id, user_id, token, expires_at) values ('s', 'u', 'jeton', now() + interval '7 days')`);
  await migrate(database);
  expect((await db.execute(sql`select from sessions`)).rows).toEqual([]);
  expect((await db.execute(sql`select from users`)).rows).toHaveLength(1);
  await database.close();
});
