import { createInvoice } from '../objects/invoice.ts';
import type { Period } from '../objects/period.ts';
import type { Invoice, Subscription } from '../objects/shapes.ts';
import { type LiveCustomer, saveCustomer } from '../store/customers.ts';
import { insertRow } from '../store/rows.ts';
import { emit } from '../webhooks/emit.ts';
import type { Work } from '../work.ts';

/** Writes an open invoice for one period of a subscription. @param order.at epoch seconds. */
export async function bill(
  work: Work,
  customer: LiveCustomer,
  order: {
    readonly subscription: Subscription;
    readonly reason: 'subscription_create' | 'subscription_cycle';
    readonly period: Period;
    readonly at: number;
  },
): Promise<Invoice> {
  const { at, ...wanted } = order;
  const invoice = createInvoice({ ...wanted, customer: customer.object, now: at });
  customer.object.next_invoice_sequence = (customer.object.next_invoice_sequence ?? 1) + 1;
  await saveCustomer(work, customer);
  await insertRow(work.tx, 'invoice', {
    id: invoice.id,
    parent: customer.object.id,
    data: { object: invoice },
  });
  const about = { customer: customer.object.id, object: invoice };
  await emit(work, 'invoice.created', about);
  await emit(work, 'invoice.finalized', about);
  return invoice;
}
