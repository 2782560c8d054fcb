import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../adapters/database/database.ts';

/**
 * The tables of a backup, in an order that the foreign keys allow. These are left out: `migrations`, which is in the
 * header, as is the fingerprint in `auth_secrets`; `plan_limits` and `founder_emails`, which every server writes at
 * startup; `sessions`, `mail_links` and `sign_in_challenges`, with which anyone who has a backup could sign in, even
 * after they have ended; `outbox`, whose mails contain such links in plain text and may since have been sent;
 * `sign_in_failures`, `rate_limits` and `ai_days`, which expire within two days; `kept_numbers`, which are computed again;
 * `documents` and `document_pieces`, which are created again; `generation_pieces`, which are deleted when their
 * generation ends; `account_storage`, which triggers recompute from the
 * rows that it counts.
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
  'checkouts',
  'stripe_events',
  'industry_figures',
  'admin_log',
] as const;

/** Columns that a backup leaves out, by table: anyone who has a payment page's URL can open the page. */
export const omittedColumns: ReadonlyMap<string, readonly string[]> = new Map([
  ['checkouts', ['url']],
]);

/**
 * @param further tables to include besides the product's own: those of stand-ins, if one is running.
 * @returns the names of the tables to back up that exist, since a database of an earlier version lacks some.
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
