/**
 * The kind of data in each column of each table. `server/backup/secrets.http.test.ts` fails for a column that is
 * missing here. Add a new column to the first class that fits:
 *
 * - `access`: gives access to an account, a session or a payment page by itself, or would after a restore. No backup
 *   contains it.
 * - `verifier`: verifies a password or an email, and cannot be reversed, or not without `AUTH_SECRET`.
 * - `personal`: text that a user wrote, or data that identifies a user.
 * - `plain`: ids, times, counts and states.
 */
export type ColumnClass = 'access' | 'verifier' | 'personal' | 'plain';

/** Column names, separated by spaces. */
export const columnClasses: Readonly<
  Record<string, Readonly<Partial<Record<ColumnClass, string>>>>
> = {
  users: {
    personal: 'name email language',
    plain:
      'id email_verified terms_version terms_accepted_at suspended_at last_sign_in_at deletion_requested_at created_at updated_at',
  },
  accounts: {
    verifier: 'password',
    plain: 'id user_id account_id provider_id changed_in_session_at created_at updated_at',
  },
  sessions: {
    access: 'token',
    personal: 'ip_address user_agent',
    plain: 'id user_id expires_at created_at updated_at last_used_at',
  },
  two_factor: {
    verifier: 'sealed_secret',
    plain: 'user_id enabled_at last_step used_steps failures last_failure_at',
  },
  recovery_codes: { verifier: 'hash', plain: 'id user_id' },
  sign_in_challenges: { verifier: 'id', plain: 'user_id expires_at' },
  known_devices: {
    verifier: 'device_hash origin_hash',
    plain: 'user_id created_at last_sign_in_at',
  },
  mail_links: { access: 'id', plain: 'user_id purpose expires_at' },
  outbox: {
    access: 'text html',
    personal: 'recipient subject',
    plain: 'id attempts send_after created_at queued_at failed_at traceparent',
  },
  sign_in_failures: { personal: 'email address', plain: 'count last_at' },
  generation_pieces: {
    personal: 'text growing',
    plain: 'generation_id number user_id is_thinking',
  },
  rate_limits: { plain: 'key hits expires_at' },
  ai_days: { plain: 'day used told' },
  industry_figures: { plain: 'naics year size ratio q1 median q3 source licence' },
  admin_log: { plain: 'id at action admin_id account_id' },
  plan_limits: { plain: 'plan ai_limit' },
  founder_emails: { personal: 'email' },

  project_rows: {
    personal: 'name description dossier',
    plain: 'id user_id created_at updated_at deleted_at bytes',
  },
  project_modules: {
    personal: 'data',
    plain:
      'project_id module user_id has_content answers_complete cause last_updated sitting_by sitting_since bytes',
  },
  module_versions: {
    personal: 'data',
    plain: 'id project_id module user_id cause created_at bytes',
  },
  check_answers: {
    personal: 'because',
    plain: 'project_id check_id rests_on made_by made_at',
  },
  account_storage: { plain: 'user_id bytes' },

  generations: {
    personal: 'result',
    plain:
      'id user_id project_id module action idempotency_key request_hash period status failure stop_requested lease_until watched_until started_at finished_at model prompt_version tokens_in tokens_out tokens_cached tokens_reasoning first_token_ms duration_ms helped feedback_reason feedback_at',
  },
  mails_given_up: { plain: 'day expired refused' },
  auth_secrets: { verifier: 'fingerprint', plain: 'id' },
  documents: {
    personal: 'replaced',
    plain:
      'id made_by project_id owner_id version kind edition longest_ms state failure is_long parts seconds requested_at wanted_at lease_until ended_at traceparent',
  },
  document_pieces: { personal: 'content', plain: 'document_id part number' },
  kept_numbers: { plain: 'id numbers due_at' },
  ai_usage: { plain: 'user_id period used carried holds' },
  former_usage: { verifier: 'address_hash', plain: 'used expires_at' },

  stripe_customers: {
    plain: 'user_id customer_id provider readings_begun reading_kept read_at created_at',
  },
  stripe_subscriptions: {
    personal: 'payment_method_brand payment_method_last4',
    plain:
      'user_id subscription_id status premium price_id current_period_start current_period_end cancel_at_period_end created_at updated_at',
  },
  stripe_events: { plain: 'id type customer_id created_at handled_at' },
  checkouts: {
    access: 'url',
    plain: 'user_id attempt wish session_id expires_at created_at',
  },

  migrations: { plain: 'id hash created_at' },
  sandbox_migrations: { plain: 'id hash created_at' },
  sandbox_mail: { access: 'html', personal: 'recipient subject', plain: 'id delivered_at' },
  // The pages of the stand-in show all of this data to everyone, so it must contain no real card or payment.
  sandbox_payments: { personal: 'data', plain: 'id kind parent due_at created_at' },
};

/** @returns the names of a table's columns in a class. */
export function columnsIn(table: string, kind: ColumnClass): string[] {
  return columnClasses[table]?.[kind]?.split(' ') ?? [];
}
