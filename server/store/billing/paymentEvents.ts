import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import type { PaymentEvent } from '../../adapters/payments/payments.ts';
import { stripeEvents } from '../schema.ts';

/** @returns whether the event was already processed. */
export async function isHandled(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, id));
  return rows.length > 0;
}

/**
 * Records that an event was processed, unless it is already recorded. Nothing is stored for an unknown or former
 * customer: if such an event is delivered again, it is ignored again.
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
