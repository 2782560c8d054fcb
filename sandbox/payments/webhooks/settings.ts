import type { Transaction } from '@elan/server/adapters/database/database';
import type { DeliverySettings } from '../store/kinds.ts';
import { findRow, insertRow, saveRow } from '../store/rows.ts';

const id = 'delivery_settings';

export const undisturbed: DeliverySettings = {
  hold: false,
  copies: 1,
  shuffle: false,
  failFirst: false,
};

export async function readSettings(tx: Transaction): Promise<DeliverySettings> {
  return (await findRow(tx, 'settings', id))?.data.object ?? undisturbed;
}

/** Changes the settings that are named. @returns all of them. */
export async function changeSettings(
  tx: Transaction,
  change: Partial<DeliverySettings>,
): Promise<DeliverySettings> {
  await insertRow(tx, 'settings', { id, data: { object: undisturbed } });
  const kept = await findRow(tx, 'settings', id, { lock: true });
  const object = { ...(kept?.data.object ?? undisturbed), ...change };
  await saveRow(tx, 'settings', { id, dueAt: null, data: { object } });
  return object;
}
