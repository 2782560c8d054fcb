import pg from 'pg';
import type { Database, Transaction } from '../adapters/database/database.ts';

/**
 * Runs `work` in one transaction as `app_user` for the given user. Row-level security then hides all rows of other
 * users, even if a query does not filter by user.
 */
export function withRowLevelSecurity<Result>(
  db: Database,
  actorId: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const id = pg.escapeLiteral(actorId);
  return db.transactionWith(
    `select set_config('role', 'app_user', true), set_config('app.user_id', ${id}, true)`,
    work,
  );
}
