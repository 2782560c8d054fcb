import type { Database } from '@elan/server/adapters/database/database';
import { twoFactor } from '@elan/server/store/schema';

/** Turns on two-factor sign-in for an account, as after its setup but without a secret. */
export async function turnTwoFactorOn(db: Database, accountId: string): Promise<void> {
  const row = { accountId, sealedSecret: '', enabledAt: new Date() };
  await db.insert(twoFactor).values(row).onConflictDoNothing();
}
