import type { Database } from '@elan/server/adapters/database/database';
import { twoFactor } from '@elan/server/store/schema';

/** Turns the second step on for an account that has a session: as setting it up leaves it, without its secret. */
export async function turnTwoFactorOn(db: Database, accountId: string): Promise<void> {
  const row = { accountId, sealedSecret: '', enabledAt: new Date() };
  await db.insert(twoFactor).values(row).onConflictDoNothing();
}
