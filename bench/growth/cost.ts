import type { BareDatabase } from '../processes/bareDatabase.ts';

/** The work of PostgreSQL for some statements. */
export interface DatabaseCost {
  /** The execution time, in milliseconds. */
  readonly ms: number;
  /** The number of table and index pages read, counting repeated reads. */
  readonly pages: number;
  /** The number of statements. */
  readonly statements: number;
}

/**
 * Statements that are not counted: those of this benchmark and of the payment stand-in, and those whose cost does not
 * depend on the data.
 */
const others = /pg_stat_statements|sandbox_|^(begin|commit|rollback|set|select set_config)/i;
/** The mail worker's outbox check every two seconds, which is not counted unless it is what is measured. */
const ofMail = /"outbox"/;

/**
 * @param admin a superuser connection to the database, with `pg_stat_statements` installed.
 * @returns the cost of `work` for that database.
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
