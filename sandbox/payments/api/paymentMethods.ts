import * as z from 'zod';
import type { PaymentMethod } from '../objects/shapes.ts';
import { findRow } from '../store/rows.ts';
import type { Work } from '../work.ts';
import { ApiError } from './apiError.ts';
import { type ApiCall, idOf, type Reply } from './call.ts';
import { expandPaths } from './expand.ts';
import { expand, readParameters } from './parameters.ts';

export async function retrieveOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(z.strictObject({ expand }), call.form);
  const row = await findRow(call.tx, 'payment_method', idOf(call));
  if (!row) throw ApiError.missing('PaymentMethod', idOf(call), 'path');
  return { body: await expandPaths(call, row.data.object, sent.expand) };
}

/** @throws ApiError unless the card is that customer's. */
export async function ownPaymentMethod(
  work: Work,
  id: string,
  customer: string,
): Promise<PaymentMethod> {
  const row = await findRow(work.tx, 'payment_method', id);
  const param = 'default_payment_method';
  if (!row) throw ApiError.missing('PaymentMethod', id, param);
  if (row.data.object.customer === customer) return row.data.object;
  throw ApiError.invalid(
    `The payment method ${id} is not attached to the customer ${customer}.`,
    param,
  );
}
