import type { Database } from '../../adapters/database/database.ts';
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
    await tx
      .insert(authSecrets)
      .values({ id: 1, fingerprint })
      .onConflictDoUpdate({ target: authSecrets.id, set: { fingerprint } });
    return before?.fingerprint;
  });
}
