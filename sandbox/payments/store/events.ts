import type { Transaction } from '@elan/server/adapters/database/database';
import { sql } from 'drizzle-orm';

/** Forgets events whose time is over, and with them what became of their deliveries. */
export async function forgetEvents(tx: Transaction, now: Date): Promise<void> {
  await tx.execute(sql`
    with forgotten as (
      delete from sandbox_payments where kind = 'event' and due_at <= ${now.toISOString()}::timestamptz
      returning id
    )
    delete from sandbox_payments d using forgotten
    where d.kind = 'delivery' and d.parent = forgotten.id`);
}
