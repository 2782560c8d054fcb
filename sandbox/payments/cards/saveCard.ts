import { createPaymentMethod } from '../objects/paymentMethod.ts';
import type { Card } from '../objects/readCard.ts';
import { secondsOf } from '../objects/seconds.ts';
import type { PaymentMethod } from '../objects/shapes.ts';
import type { LiveCustomer } from '../store/customers.ts';
import { findRow, insertRow, saveRow } from '../store/rows.ts';
import { emit } from '../webhooks/emit.ts';
import type { Work } from '../work.ts';

/** Keeps a card that a customer named and that is not theirs yet, such as while its holder is being asked. */
export async function keepCard(
  work: Work,
  customer: LiveCustomer,
  card: Card,
): Promise<PaymentMethod> {
  const object = createPaymentMethod(card, secondsOf(work.now));
  await insertRow(work.tx, 'payment_method', {
    id: object.id,
    parent: customer.object.id,
    data: { object, behaviour: card.behaviour },
  });
  return object;
}

/** Makes a kept card the customer's own. */
export async function attachCard(work: Work, customer: LiveCustomer, id: string): Promise<void> {
  const row = await findRow(work.tx, 'payment_method', id);
  if (!row) throw new Error(`payment method ${id} is not kept`);
  const owner = customer.object;
  const details = { ...row.data.object.billing_details, email: owner.email };
  const object = { ...row.data.object, customer: owner.id, billing_details: details };
  await saveRow(work.tx, 'payment_method', { ...row, data: { ...row.data, object } });
  await emit(work, 'payment_method.attached', { customer: owner.id, object });
}
