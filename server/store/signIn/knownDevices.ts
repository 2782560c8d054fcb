import { and, count, eq, gte, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { knownDevices } from '../schema.ts';
import { purge } from '../statements.ts';

/** A browser, by what it is recognized by (`server/auth/deviceToken.ts`). */
export interface DeviceRow {
  readonly accountId: string;
  readonly deviceHash: string;
  readonly originHash: string;
}

/**
 * Notes a sign-in of a browser, in a transaction that holds the account's row.
 * @returns whether the account did not know it.
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

/** @returns how many browsers an account knows, and whether one of that origin signed in since then. */
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

/** Forgets the browsers whose last sign-in is before that time. */
export async function removeDevicesBefore(db: Database, before: Date): Promise<void> {
  await purge(db, knownDevices, lt(knownDevices.lastSignInAt, before));
}
