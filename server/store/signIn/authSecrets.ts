import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { authSecrets } from '../schema.ts';

/**
 * Stores the fingerprint of the secret with which the server is starting.
 * @returns the previously stored fingerprint; undefined if there was none.
 */
export async function replaceFingerprint(
  db: Database,
  fingerprint: string,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ fingerprint: authSecrets.fingerprint })
      .from(authSecrets)
      .for('update');
    await saveFingerprint(tx, fingerprint);
    return before?.fingerprint;
  });
}

/** Stores the fingerprint of the secret that the rows were last used with. */
export async function saveFingerprint(tx: Transaction, fingerprint: string): Promise<void> {
  await tx
    .insert(authSecrets)
    .values({ id: 1, fingerprint })
    .onConflictDoUpdate({ target: authSecrets.id, set: { fingerprint } });
}

/** @returns the stored fingerprint; undefined if there is none, or if the table does not exist yet. */
export async function findFingerprint(tx: Transaction): Promise<string | undefined> {
  const { rows: tables } = await tx.execute(
    sql`select from pg_tables where schemaname = 'public' and tablename = 'auth_secrets'`,
  );
  if (tables.length === 0) return undefined;
  const [row] = await tx.select({ fingerprint: authSecrets.fingerprint }).from(authSecrets);
  return row?.fingerprint;
}
