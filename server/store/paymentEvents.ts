import { eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../outside/database.ts';
import type { PaymentEvent } from '../outside/payments.ts';
import { stripeEvents } from './schema.ts';

/** @returns whether an event was carried out before. */
export async function isHandled(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, id));
  return rows.length > 0;
}

/** Removes the events that were carried out before a moment. */
export async function removeEventsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.handledAt, moment));
}

/** Writes down that an event was carried out; the first time counts. */
export async function markHandled(
  tx: Transaction,
  { id, type, customerId, createdAt }: PaymentEvent,
  now: Date,
): Promise<void> {
  await tx
    .insert(stripeEvents)
    .values({ id, type, customerId: customerId ?? null, createdAt, handledAt: now })
    .onConflictDoNothing();
}
