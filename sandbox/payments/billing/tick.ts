import type { Database } from '@elan/server/adapters/database/database';
import type { Clock } from '@elan/server/lib/clock';
import { lockCustomer } from '../store/customers.ts';
import { forgetEvents } from '../store/events.ts';
import { deleteDueRows, dueRows, findRow } from '../store/rows.ts';
import { inWork, type Work } from '../work.ts';
import { carryOut } from './carryOut.ts';
import { expireSession } from './expireSession.ts';

const batch = 50;

/**
 * Does what is due by now: renewals, further attempts, ends, payment pages that close; and forgets what is over.
 * What fails is told and tried again at the next turn, and keeps nothing else waiting.
 */
export async function tick(services: {
  readonly db: Database;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}): Promise<void> {
  const { db } = services;
  const now = services.clock.now();
  const change = (one: (work: Work) => Promise<void>) =>
    inWork(services, one).catch(services.onError);
  for (const { id, parent } of await dueRows(db, 'subscription', now, batch)) {
    await change(async (work) => {
      const customer = await lockCustomer(work, parent ?? '');
      if (customer) await carryOut(work, customer, id);
    });
  }
  for (const { id, parent } of await dueRows(db, 'checkout_session', now, batch)) {
    await change((work) => expireIfDue(work, id, parent ?? ''));
  }
  await forgetEvents(db, now);
  await deleteDueRows(db, ['idempotency', 'portal_session'], now);
}

async function expireIfDue(work: Work, id: string, customer: string): Promise<void> {
  await lockCustomer(work, customer);
  // Read under the lock: it may have been paid meanwhile.
  const row = await findRow(work.tx, 'checkout_session', id);
  if (row?.dueAt && row.dueAt <= work.now && row.data.object.status === 'open') {
    await expireSession(work, row);
  }
}
