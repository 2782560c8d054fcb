import { Failure, failures } from '@elan/domain/failure';
import type { Database } from '../adapters/database/database.ts';
import { databaseTroubleOf } from '../lib/databaseTroubles.ts';
import { knownMigrations } from './migrate.ts';

const statement = `select current_setting('transaction_read_only') = 'on' as "isReadOnly",
  (select max(created_at)::text from public.migrations) as newest`;

let expected: number | undefined;

/**
 * A full disk is not seen here, since only a write shows it: reading goes on.
 * @throws Failure with the status 503 if the database does not answer, can only be read, as a standby or one that its
 *   provider has locked, or lacks a migration of this version, such as after an older backup was restored.
 */
export async function requireReady({ probe }: Pick<Database, 'probe'>): Promise<void> {
  expected ??= Math.max(...knownMigrations());
  const [row] = await probe(statement).catch((cause: unknown) => {
    const { reply = 'internal' } = databaseTroubleOf(cause) ?? {};
    throw new Failure(failures[reply][0] === 503 ? reply : 'database_misconfigured', { cause });
  });
  if (row?.isReadOnly !== false) throw new Failure('database_not_writable');
  if (Number(row.newest ?? 0) < expected) throw new Failure('database_misconfigured');
}
