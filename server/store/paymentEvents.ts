import { eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../adapters/database/database.ts';
import type { PaymentEvent } from '../adapters/payments/payments.ts';
import { purge } from './purge.ts';
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
  await purge(db, stripeEvents, lt(stripeEvents.handledAt, moment));
}

/**
 * Writes down that an event was carried out; the first time counts. Of a customer who is nobody to us, or no
 * longer, nothing is kept: coming again, it is nothing again.
 */
export async function markHandled(tx: Transaction, event: PaymentEvent, now: Date): Promise<void> {
  const { id, type, createdAt = now } = event;
  const customerId = event.customerId ?? null;
  await tx.execute(sql`
    with customer as (
      select c.customer_id from stripe_customers c where c.customer_id = ${customerId} for share
    )
    insert into stripe_events (id, type, customer_id, created_at, handled_at)
    select ${id}, ${type}, ${customerId}::text, ${createdAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    where ${customerId}::text is null or exists (select from customer)
    on conflict do nothing`);
}
