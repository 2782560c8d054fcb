import type { Transaction } from '@elan/server/adapters/database/database';
import type { Kinds } from '../store/kinds.ts';
import { dueRows, findRow, listRows, type Row, saveRow } from '../store/rows.ts';
import type { Work } from '../work.ts';

export type Delivery = Kinds['delivery']['object'];

/** What a server took and did not finish is free for the others after this, in milliseconds. */
const takenMs = 60_000;

/** Takes deliveries that are due, so that no other server sends them too. */
export async function takeDeliveries(
  tx: Transaction,
  now: Date,
  limit: number,
): Promise<Row<'delivery'>[]> {
  const taken = await dueRows(tx, 'delivery', now, limit, { take: true });
  const dueAt = new Date(now.getTime() + takenMs);
  for (const row of taken) await saveRow(tx, 'delivery', { ...row, dueAt });
  return taken;
}

/** @param dueAt when it is tried again; null where it is over. */
export async function keepOutcome(
  tx: Transaction,
  id: string,
  object: Delivery,
  dueAt: Date | null,
): Promise<void> {
  await saveRow(tx, 'delivery', { id, dueAt, data: { object } });
}

/** Sends an event once more, whatever came of it before. @returns false where there is no such event. */
export async function deliverAgain(work: Work, event: string): Promise<boolean> {
  if (!(await findRow(work.tx, 'event', event))) return false;
  for (const row of await listRows(work.tx, 'delivery', { parent: event, limit: 1 })) {
    const object: Delivery = { ...row.data.object, state: 'pending', attempts: 0 };
    await saveRow(work.tx, 'delivery', { id: row.id, dueAt: work.now, data: { object } });
  }
  return true;
}
