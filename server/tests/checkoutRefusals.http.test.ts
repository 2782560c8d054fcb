import { duringTests } from '@elan/testing/duringTests';
import { startStripe, stripeSettings, subscriptionObject } from '@elan/testing/payments/stripe';
import { type Person, request, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

const founder = 'fondatrice@exemple.quebec';
const opening = 'POST /v1/checkout/sessions';

const stripe = duringTests(startStripe);
const server = duringTests(() => startTestServer({ ...stripe.env, FOUNDER_EMAILS: founder }));
let person: Person;
beforeAll(async () => {
  person = await signedUpPerson(server);
});
afterEach(() => {
  stripe.refuses(opening, undefined);
  stripe.refuses('POST /v1/customers', undefined);
  stripe.setSubscriptions([]);
});

const order = {
  price_id: stripeSettings.STRIPE_PRICE_ID,
  success_url: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/pricing?checkout=cancelled',
};
const checkout = (body: object = {}, who = person) =>
  who.call('POST', '/api/payment-checkout', { ...order, ...body });

describe('a checkout request', () => {
  it.each([
    ['an unknown price', { price_id: 'price_of_somebody' }, 'price_unknown'],
    ['no price', { price_id: '' }, 'price_unknown'],
    ['a foreign way back', { success_url: 'https://voleur.exemple/success' }, 'redirect_foreign'],
    ['a foreign way out', { cancel_url: 'https://localhost:3000/' }, 'redirect_foreign'],
    ['our name on another port', { cancel_url: 'http://localhost:3001/' }, 'redirect_foreign'],
    [
      'our name as a user',
      { cancel_url: 'http://localhost:3000@voleur.exemple/' },
      'redirect_foreign',
    ],
    [
      'an address that not everybody reads alike',
      { success_url: 'http://localhost:3000\\@voleur.exemple/' },
      'redirect_foreign',
    ],
    [
      'a user of ours',
      { cancel_url: 'http://quelquun:secret@localhost:3000/' },
      'redirect_foreign',
    ],
    [
      'a line break in an address',
      { success_url: 'http://localhost:3000/\r\nLocation: https://voleur.exemple' },
      'redirect_foreign',
    ],
    ['a script as a way back', { success_url: 'javascript:alert(1)' }, 'redirect_foreign'],
    ['no address', { success_url: '/success' }, 'redirect_foreign'],
    ['another mode', { mode: 'payment' }, 'malformed'],
    ['a field too many', { quantity: 2 }, 'malformed'],
  ])('refuses %s, before anybody is asked', async (_what, body, code) => {
    const calls = stripe.calls.length;
    expect(await checkout(body)).toMatchObject({ status: 400, body: { code } });
    expect(stripe.calls.length).toBe(calls);
  });

  it('is refused without a session', async () => {
    const answer = await request(server, 'POST', '/api/payment-checkout', { body: order });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('is refused to a founder, who has everything', async () => {
    const answer = await checkout({}, await signedUpPerson(server, founder));
    expect(answer).toMatchObject({ status: 409, body: { code: 'premium_included' } });
  });
});

describe('a checkout refused by the provider', () => {
  const unavailable = { status: 502, body: { code: 'checkout_failed' } };

  it.each([
    ["No such price: 'price_1'", 'price_unknown', 400],
    ['Invalid API Key provided: sk_test_***', 'payment_key_invalid', 502],
    [
      "No such price: 'price_1'; a similar object exists in live mode, but a test mode key was used to make this request.",
      'payment_mode_mismatch',
      502,
    ],
    ['Something else entirely', 'checkout_failed', 502],
  ])('%s', async (message, code, status) => {
    const buyer = await signedUpPerson(server);
    stripe.refuses(opening, { status: 400, message });
    expect(await checkout({}, buyer)).toMatchObject({ status, body: { code } });
    // The refused checkout does not block the next one.
    stripe.refuses(opening, undefined);
    expect((await checkout({}, buyer)).status).toBe(200);
  });

  it('reports a key that is already refused when creating the customer', async () => {
    const buyer = await signedUpPerson(server);
    stripe.refuses('POST /v1/customers', { status: 401, message: 'Invalid API Key provided: x' });
    expect(await checkout({}, buyer)).toMatchObject({ body: { code: 'payment_key_invalid' } });
    stripe.refuses('POST /v1/customers', { status: 500, message: 'oops', type: 'api_error' });
    expect(await checkout({}, buyer)).toMatchObject(unavailable);
  });
});

describe('one checkout at a time', () => {
  it('gives identical requests the same page, and a double click a page or a refusal', async () => {
    const buyer = await signedUpPerson(server);
    const before = stripe.count(opening);
    const clicks = await Promise.all(Array.from({ length: 8 }, () => checkout({}, buyer)));
    const pages = clicks.filter(({ status }) => status === 200);
    expect(pages.length).toBeGreaterThan(0);
    for (const { status, body } of clicks) {
      if (status === 200) expect(body.url).toBe(pages[0]?.body.url);
      else expect({ status, code: body.code }).toEqual({ status: 409, code: 'checkout_under_way' });
    }
    expect((await checkout({}, buyer)).body.url).toBe(pages[0]?.body.url);
    expect(stripe.count(opening)).toBe(before + 1);
    const last = stripe.calls.filter(({ route }) => route === opening).at(-1);
    expect(last?.form).toMatchObject({
      mode: 'subscription',
      success_url: order.success_url,
      line_items: [{ price: stripeSettings.STRIPE_PRICE_ID, quantity: '1' }],
      client_reference_id: buyer.id,
    });
  });

  it.each(['active', 'trialing', 'past_due', 'unpaid', 'incomplete'])(
    'refuses a second purchase beside one that is %s, even if no event reported it',
    async (status) => {
      const buyer = await signedUpPerson(server);
      expect((await checkout({}, buyer)).status).toBe(200);
      stripe.setSubscriptions([subscriptionObject({ id: `sub_${status}`, status })]);
      const before = stripe.count(opening);
      const answer = await checkout({}, buyer);
      expect(answer).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
      expect(stripe.count(opening)).toBe(before);
    },
  );

  it('opens no second page if the first is paid during the check', async () => {
    const buyer = await signedUpPerson(server);
    expect((await checkout({}, buyer)).status).toBe(200);
    const before = stripe.count(opening);
    // The provider has answered that there are no subscriptions. Before that answer is processed, the event of the
    // payment is.
    stripe.duringRoute('GET /v1/subscriptions', async () => {
      const { db } = server.database;
      await db.execute(sql`
        insert into stripe_subscriptions
          (user_id, subscription_id, status, premium, cancel_at_period_end, created_at, updated_at)
        values (${buyer.id}, ${buyer.id}, 'active', true, false, now(), now())`);
      await db.execute(sql`
        update stripe_customers set readings_begun = readings_begun + 1, reading_kept = readings_begun + 1
        where user_id = ${buyer.id}`);
      await db.execute(sql`delete from checkouts where user_id = ${buyer.id}`);
    });
    const answer = await checkout({}, buyer);
    stripe.duringRoute('GET /v1/subscriptions', undefined);
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
    expect(stripe.count(opening)).toBe(before);
  });

  it('closes the earlier page when the request differs', async () => {
    const buyer = await signedUpPerson(server);
    const first = await checkout({}, buyer);
    const second = await checkout({ cancel_url: 'http://localhost:3000/account' }, buyer);
    expect(second.status).toBe(200);
    expect(second.body.url).not.toBe(first.body.url);
    const id = String(first.body.url).split('/').at(-1);
    expect(stripe.count(`POST /v1/checkout/sessions/${id}/expire`)).toBe(1);
  });
});
