import type { Connection, Database } from '@elan/server/adapters/database/database';
import { sql } from 'drizzle-orm';

/**
 * Searches every column of every table for texts.
 * @returns each place found, as "table.column: row".
 */
export async function tracesOf(
  db: Connection | Database,
  texts: readonly string[],
): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name::text as "table", c.column_name::text as "column"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
  if (columns.length < 50) throw new Error('the tables were not found');
  const found: string[] = [];
  for (const { table, column } of columns) {
    const asText = sql`lower(${sql.identifier(column)}::text)`;
    const sought = texts.map((text) => sql`position(lower(${text}) in ${asText}) > 0`);
    const { rows } = await db.execute<{ row: string }>(sql`
      select left(t::text, 400) as row from ${sql.identifier(table)} t where ${sql.join(sought, sql` or `)}`);
    found.push(...rows.map(({ row }) => `${table}.${column}: ${row}`));
  }
  return found;
}
