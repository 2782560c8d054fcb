import type { BareDatabase } from '../processes/bareDatabase.ts';

/** What PostgreSQL did for statements. */
export interface DatabaseCost {
  /** Its time for them, in milliseconds. */
  readonly ms: number;
  /** Pages of tables and indexes that it looked at, each time. */
  readonly pages: number;
  /** How many there were. */
  readonly statements: number;
}

/** What is not counted: our own statements, those of the payment stand-in, and what does not depend on data. */
const others = /pg_stat_statements|sandbox_|^(begin|commit|rollback|set|select set_config)/i;
/** Nor the outbox check of a server's mail worker, every two seconds, unless that is measured. */
const ofMail = /"outbox"/;

/**
 * @param admin a connection of the superuser to the database `name`, where `pg_stat_statements` is installed.
 * @returns what `work` cost that database.
 */
export async function databaseCost(
  admin: BareDatabase,
  work: () => Promise<unknown>,
  isMail = false,
): Promise<DatabaseCost> {
  const before = await spent(admin, isMail);
  await work();
  const after = await spent(admin, isMail);
  return {
    ms: after.ms - before.ms,
    pages: after.pages - before.pages,
    statements: after.statements - before.statements,
  };
}

async function spent(admin: BareDatabase, isMail: boolean): Promise<DatabaseCost> {
  const rows = await admin.query(
    `select query, calls::float8, total_exec_time::float8 as ms, (shared_blks_hit + shared_blks_read)::float8 as pages
     from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = current_database()`,
  );
  const counted = rows.filter(
    ({ query }) => !others.test(String(query)) && (isMail || !ofMail.test(String(query))),
  );
  const sum = (column: string) => counted.reduce((total, row) => total + Number(row[column]), 0);
  return { ms: sum('ms'), pages: sum('pages'), statements: sum('calls') };
}
