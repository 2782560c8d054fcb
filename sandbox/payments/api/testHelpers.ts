import * as z from 'zod';
import { advance } from '../billing/advance.ts';
import { customerTime, saveCustomer } from '../store/customers.ts';
import { deliverAgain } from '../webhooks/queue.ts';
import { changeSettings } from '../webhooks/settings.ts';
import { ApiError } from './apiError.ts';
import { type ApiCall, idOf, type Reply } from './call.ts';
import { liveCustomer } from './customers.ts';
import { flag, readParameters, wholeNumber } from './parameters.ts';

const fiveYears = 5 * 366 * 86_400;

const settings = z.strictObject({
  hold: flag.optional(),
  copies: wholeNumber.pipe(z.number().min(1).max(20)).optional(),
  shuffle: flag.optional(),
  fail_first: flag.optional(),
});

/** Disturbs deliveries, or no longer. @returns all settings. */
export async function setDeliveries(call: ApiCall): Promise<Reply> {
  const { fail_first, ...sent } = readParameters(settings, call.form);
  const named = Object.entries({ ...sent, failFirst: fail_first }).filter(
    ([, value]) => value !== undefined,
  );
  const { failFirst, ...kept } = await changeSettings(call.tx, Object.fromEntries(named));
  return { body: { object: 'test_helpers.deliveries', ...kept, fail_first: failFirst } };
}

/** Moves a customer's own time on and does what is due by then. */
export async function advanceCustomer(call: ApiCall): Promise<Reply> {
  const schema = z.strictObject({ frozen_time: wholeNumber });
  const to = readParameters(schema, call.form).frozen_time;
  const customer = await liveCustomer(call, idOf(call), 'path');
  const ahead = to - customerTime(call, customer);
  if (ahead < 0 || ahead > fiveYears) {
    throw ApiError.invalid(
      'The `frozen_time` must be after the customer’s time, by five years at most.',
      'frozen_time',
    );
  }
  await advance(call, customer, to);
  return { body: { object: 'test_helpers.customer', id: customer.object.id, frozen_time: to } };
}

/** Lets so many of a customer's next payments fail. */
export async function failPayments(call: ApiCall): Promise<Reply> {
  const count = wholeNumber.pipe(z.number().min(0).max(100));
  const { payments } = readParameters(z.strictObject({ payments: count }), call.form);
  const customer = await liveCustomer(call, idOf(call), 'path');
  await saveCustomer(call, { ...customer, paymentsToFail: payments });
  return { body: { object: 'test_helpers.customer', id: customer.object.id, payments } };
}

/** Sends an event once more. */
export async function resendEvent(call: ApiCall): Promise<Reply> {
  const id = idOf(call);
  if (!(await deliverAgain(call, id))) throw ApiError.missing('event', id, 'path');
  return { body: { object: 'test_helpers.event', id } };
}
