import type Stripe from 'stripe';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../testing/refusal.ts';
import { closeSandboxDatabase, openSandbox, type Sandbox, seconds } from '../testing/sandbox.ts';

let sandbox: Sandbox;
let stripe: Stripe;
beforeEach(async () => {
  sandbox = await openSandbox();
  stripe = sandbox.stripe;
});
afterEach(async () => {
  expect(sandbox.errors).toEqual([]);
  await sandbox.close();
});
afterAll(closeSandboxDatabase);

describe('checkout sessions', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a price that is not there',
      { line_items: [{ price: 'price_x', quantity: 1 }] },
      {
        code: 'resource_missing',
        param: 'line_items[0][price]',
        message: "No such price: 'price_x'",
      },
    ],
    [
      'a customer who is not there',
      { customer: 'cus_x' },
      { code: 'resource_missing', param: 'customer', message: "No such customer: 'cus_x'" },
    ],
    ['another mode', { mode: 'payment' }, { param: 'mode' }],
    ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
    ['no items', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
    ['no address', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    [
      'what is no address',
      { success_url: '/success' },
      { code: 'url_invalid', param: 'success_url' },
    ],
    [
      'an address of script',
      { cancel_url: 'javascript:alert(1)' },
      { code: 'url_invalid', param: 'cancel_url' },
    ],
    [
      'none of it',
      { line_items: [{ price: 'price_x', quantity: 0 }] },
      { param: 'line_items[0][quantity]' },
    ],
    ['what it does not know', { coupon: 'x' }, { code: 'parameter_unknown', param: 'coupon' }],
    ['a life too short', { expires_at: seconds('2026-11-22T15:20:00Z') }, { param: 'expires_at' }],
    ['a life too long', { expires_at: seconds('2026-11-23T15:00:01Z') }, { param: 'expires_at' }],
  ])('refuse %s', async (_what, fields, wanted) => {
    const customer = await stripe.customers.create({});
    const call = stripe.checkout.sessions.create(
      sandbox.order({ customer: customer.id, ...fields }),
    );
    expect(await refusal(call)).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      ...wanted,
    });
  });

  it('are found, listed by customer and closed', async () => {
    const { customer, session } = await sandbox.checkout();
    await sandbox.checkout();
    expect(session.url).toBe(`http://localhost:3000/sandbox/checkout/${session.id}`);
    expect(session.expires_at).toBe(seconds('2026-11-23T15:00:00Z'));
    const listed = await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' });
    expect(listed.data.map(({ id }) => id)).toEqual([session.id]);
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    expect(await refusal(stripe.checkout.sessions.expire(session.id))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('status of expired'),
    });
    expect(
      (await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' })).data,
    ).toEqual([]);
    expect((await sandbox.pay(`/sandbox/checkout/${session.id}`)).headers.location).not.toContain(
      'success',
    );
  });
});
