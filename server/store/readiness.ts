import { Failure, failures } from '@elan/domain/failure';
import type { Database } from '../adapters/database/database.ts';
import { databaseTroubleOf } from '../lib/databaseTroubles.ts';
import { knownMigrations } from './migrate.ts';

const statement = `select current_setting('transaction_read_only') = 'on' as "isReadOnly",
  (select max(created_at)::text from public.migrations) as newest`;

let expected: number | undefined;

/**
 * Checks that the database can serve requests. A full disk is not detected, since it fails only writes.
 * @throws Failure with status 503 if the database does not respond, is read-only (a standby, or locked by its
 *   provider), or lacks a migration of this version, for example after an older backup was restored.
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
