import { openTestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { vacuum } from './vacuum.ts';

const database = duringTests(openTestDatabase);
beforeAll(async () => {
  await database.db.execute(sql`create schema queue`);
});

const tableIn = (schema: string) => sql`${sql.identifier(schema)}.texts`;

/** Saves a long text that does not compress, again and again. @returns the size of its table, in bytes. */
async function saveOften(schema: string): Promise<number> {
  const table = tableIn(schema);
  for (let save = 0; save < 20; save += 1) {
    await database.db.execute(sql`
      insert into ${table} as texts
      select 1, string_agg(md5(random()::text), '') from generate_series(1, 3000)
      on conflict (id) do update set text = excluded.text`);
  }
  const { rows } = await database.db.execute<{ bytes: number }>(
    sql`select pg_total_relation_size(${schema} || '.texts')::int as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

it.each(['public', 'queue'])(
  'a text that is saved often takes no more and more room: %s',
  async (schema) => {
    const table = tableIn(schema);
    await database.db.execute(
      sql`create table ${table} (id integer primary key, text text not null)`,
    );
    const first = await saveOften(schema);
    const unused = await saveOften(schema);
    expect(unused, 'what would happen without it').toBeGreaterThan(1.8 * first);
    await vacuum(database.db);
    for (let round = 0; round < 5; round += 1) {
      expect(await saveOften(schema)).toBeLessThan(1.2 * unused);
      await vacuum(database.db);
    }
  },
);
