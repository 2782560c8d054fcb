import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { accountStorage } from './schema.ts';
import { prepared } from './statements.ts';

/**
 * @returns how much an account stores, in bytes. After a write in the same transaction it is exact
 * until the transaction ends: the write's trigger holds the account's row.
 */
export async function readStored(tx: Transaction, userId: string): Promise<number> {
  const [row] = await reading(tx).execute({ userId });
  return row?.bytes ?? 0;
}

const reading = prepared((connection) =>
  connection
    .select({ bytes: accountStorage.bytes })
    .from(accountStorage)
    .where(eq(accountStorage.userId, sql.placeholder('userId')))
    .prepare('read_stored'),
);
