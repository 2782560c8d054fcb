import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../adapters/database/database.ts';

/**
 * The tables of a backup, in an order that the foreign keys allow. Left out: `migrations`, which is
 * in the header; `plan_limits` and `founder_emails`, which every server writes at its start;
 * `sessions`, `mail_links` and `sign_in_challenges`, with which anyone who has a backup could sign in,
 * even after they were ended; `outbox`, whose mails hold such links in clear, and may have been sent
 * since; `checkouts`, `sign_in_failures`, `rate_limits` and `ai_days`,
 * which expire within the day; `kept_numbers`, which are counted again; `auth_secrets`, which a start writes; `generation_pieces`, which go when their generation ends;
 * `account_storage`, which triggers recalculate from the rows that it counts.
 */
export const backedUpTables = [
  'users',
  'accounts',
  'known_devices',
  'two_factor',
  'recovery_codes',
  'mails_given_up',
  'project_rows',
  'project_modules',
  'module_versions',
  'check_answers',
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
