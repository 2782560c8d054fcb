import * as z from 'zod';
import { newId } from '../objects/newId.ts';
import { secondsOf } from '../objects/seconds.ts';
import type { PortalSession } from '../objects/shapes.ts';
import { insertRow } from '../store/rows.ts';
import type { ApiCall, Reply } from './call.ts';
import { locale } from './checkoutSessions.ts';
import { liveCustomer } from './customers.ts';
import { address, name, readParameters } from './parameters.ts';

/** A page that changes a card is short-lived: an hour. */
const lifeMs = 60 * 60_000;

/** Once the card is changed the page leads back, whether it is told so or not. */
const leading = z.strictObject({
  type: z.literal('redirect'),
  redirect: z.strictObject({ return_url: address }),
});

const creation = z.strictObject({
  customer: name,
  return_url: address,
  locale: locale.optional(),
  flow_data: z
    .strictObject({
      type: z.literal('payment_method_update'),
      after_completion: leading.optional(),
    })
    .optional(),
});

/** The portal does one thing here: it changes the card. */
export async function createOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(creation, call.form);
  const customer = await liveCustomer(call, sent.customer, 'customer');
  const id = newId('bps');
  const object: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: secondsOf(call.now),
    customer: customer.object.id,
    customer_account: null,
    flow: {
      after_completion: {
        hosted_confirmation: null,
        redirect: { return_url: sent.return_url },
        type: 'redirect',
      },
      customer_update: null,
      subscription_cancel: null,
      subscription_pause: null,
      subscription_update: null,
      subscription_update_confirm: null,
      type: 'payment_method_update',
    },
    livemode: false,
    locale: sent.locale ?? null,
    on_behalf_of: null,
    return_url: sent.return_url,
    url: `${call.publicUrl}/sandbox/portal/${id}`,
  };
  await insertRow(call.tx, 'portal_session', {
    id,
    parent: customer.object.id,
    dueAt: new Date(call.now.getTime() + lifeMs),
    data: { object, authenticating: null },
  });
  return { body: object };
}
