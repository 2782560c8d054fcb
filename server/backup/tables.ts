import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../adapters/database/database.ts';

/**
 * What a backup holds, in an order that the foreign keys allow. Not in it: `migrations`, which the
 * header tells; `plan_limits` and `founder_emails`, which every server publishes at its start; `sessions`,
 * `verifications` and `mail_links`, which open an account to whoever holds them, also after they were ended;
 * `checkouts` and `sign_in_failures`, which are over within the day; `account_storage`, which the triggers of the rows
 * that it counts work out again.
 */
export const backedUpTables = [
  'users',
  'accounts',
  'outbox',
  'project_rows',
  'project_modules',
  'module_versions',
  'generations',
  'ai_usage',
  'former_usage',
  'stripe_customers',
  'stripe_subscriptions',
  'stripe_events',
  'admin_log',
] as const;

/**
 * @param further tables that a backup holds beside the product's own: those of stand-ins, where one runs.
 * @returns the tables that are there: a database of an earlier version has not all of them.
 */
export async function tablesIn(
  db: Connection | Transaction,
  further: readonly string[] = [],
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name::text as name from information_schema.tables where table_schema = 'public'`,
  );
  return [...backedUpTables, ...further].filter((table) => rows.some(({ name }) => name === table));
}
