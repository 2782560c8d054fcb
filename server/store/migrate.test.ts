import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';

it('migrates once, however often it is asked to', async () => {
  const database = await openTestDatabase();
  await migrate(database);
  await migrate(database);
  const { rows } = await database.db.execute(sql`select count(*)::int as count from migrations`);
  expect(rows).toEqual([{ count: 5 }]);
  await database.close();
});
