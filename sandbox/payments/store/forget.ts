import type { Transaction } from '@elan/server/adapters/database/database';
import { sql } from 'drizzle-orm';

/**
 * Forgets what says who a customer was: cards, invoices, events with their deliveries, pages that change a card,
 * and the replies that would be given again. Stripe keeps its invoices for the law's sake; play money needs none.
 */
export async function forgetPapers(tx: Transaction, customer: string): Promise<void> {
  await tx.execute(sql`
    delete from sandbox_payments d using sandbox_payments e
    where d.kind = 'delivery' and d.parent = e.id and e.kind = 'event' and e.parent = ${customer}`);
  await tx.execute(sql`
    delete from sandbox_payments
    where parent = ${customer} and kind in ('event', 'invoice', 'portal_session', 'payment_method')`);
  // Cards that were kept before they had a parent.
  await tx.execute(sql`
    delete from sandbox_payments
    where kind = 'payment_method' and data #>> '{object,customer}' = ${customer}`);
  await tx.execute(sql`
    update sandbox_payments
    set data = jsonb_set(data, '{object,body}', jsonb_build_object(
      'id', data #> '{object,body,id}', 'object', data #> '{object,body,object}', 'deleted', true
    ))
    where kind = 'idempotency'
      and ${customer} in (data #>> '{object,body,id}', data #>> '{object,body,customer}')`);
}
