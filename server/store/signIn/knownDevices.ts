import { and, count, eq, gte } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { knownDevices } from '../schema.ts';

/** The values that identify a browser (`server/auth/deviceToken.ts`). */
export interface DeviceRow {
  readonly accountId: string;
  readonly deviceHash: string;
  readonly originHash: string;
}

/**
 * Records a sign-in from a browser. The transaction must have locked the account's row.
 * @returns whether the browser is new to the account.
 */
export async function noteDevice(tx: Transaction, device: DeviceRow, now: Date): Promise<boolean> {
  const { accountId, deviceHash, originHash } = device;
  const known = await tx
    .update(knownDevices)
    .set({ lastSignInAt: now, originHash })
    .where(and(eq(knownDevices.accountId, accountId), eq(knownDevices.deviceHash, deviceHash)))
    .returning({ accountId: knownDevices.accountId });
  if (known.length > 0) return false;
  await tx
    .insert(knownDevices)
    .values({ accountId, deviceHash, originHash, createdAt: now, lastSignInAt: now });
  return true;
}

/**
 * @returns the number of an account's known browsers, and whether any with this origin signed in since the given time.
 */
export async function readDevices(
  tx: Transaction,
  { accountId, originHash }: Pick<DeviceRow, 'accountId' | 'originHash'>,
  since: Date,
): Promise<{ readonly known: number; readonly hasRecentOfOrigin: boolean }> {
  const ofPerson = eq(knownDevices.accountId, accountId);
  const [all] = await tx.select({ known: count() }).from(knownDevices).where(ofPerson);
  const [recent] = await tx
    .select({ known: count() })
    .from(knownDevices)
    .where(
      and(ofPerson, eq(knownDevices.originHash, originHash), gte(knownDevices.lastSignInAt, since)),
    );
  return { known: all?.known ?? 0, hasRecentOfOrigin: (recent?.known ?? 0) > 0 };
}
