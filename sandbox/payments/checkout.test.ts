import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeSandboxDatabase, openSandbox, type Sandbox, seconds } from './testing/sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(async () => {
  expect(sandbox.errors).toEqual([]);
  await sandbox.close();
});
afterAll(closeSandboxDatabase);

const subscriptionsOf = async (customer: string) =>
  (await sandbox.stripe.subscriptions.list({ customer, status: 'all' })).data;

it('sells a subscription on the payment page', async () => {
  const { customer, session } = await sandbox.checkout({
    client_reference_id: 'user-1',
    subscription_data: { metadata: { user: 'user-1' } },
  });
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', livemode: false });
  const paid = await sandbox.pay(session.url);
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(`http://localhost:3000/success?session_id=${session.id}`);

  const [subscription] = await subscriptionsOf(customer.id);
  expect(subscription).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
    metadata: { user: 'user-1' },
    items: {
      data: [
        {
          price: { id: sandbox.payments.priceId, unit_amount: 1_699, currency: 'cad' },
          current_period_start: seconds('2026-11-22T15:00:00Z'),
          current_period_end: seconds('2026-12-22T15:00:00Z'),
        },
      ],
    },
  });
  const completed = await sandbox.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'subscription.default_payment_method', 'customer'],
  });
  expect(completed).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    client_reference_id: 'user-1',
    customer: { id: customer.id, email: 'lea@exemple.quebec' },
    subscription: {
      id: subscription?.id,
      latest_invoice: { status: 'paid', amount_paid: 1_699, billing_reason: 'subscription_create' },
      default_payment_method: {
        customer: customer.id,
        card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
        billing_details: { name: 'Léa Tremblay' },
      },
    },
  });
});

it.each([
  ['5555 5555 5555 4444', '123', 'mastercard'],
  ['3782 822463 10005', '1234', 'amex'],
  ['4000 0000 0000 0341', '123', 'visa'],
])('takes %s', async (number, cvc, brand) => {
  const { customer, session } = await sandbox.checkout();
  expect((await sandbox.pay(session.url, { number, cvc })).statusCode).toBe(303);
  const { data } = await sandbox.stripe.subscriptions.list({
    customer: customer.id,
    expand: ['data.default_payment_method'],
  });
  expect(data).toMatchObject([{ default_payment_method: { card: { brand } } }]);
});

it.each([
  ['4000 0000 0000 0002', 'The card was declined. Try another one.'],
  ['4000 0000 0000 9995', 'insufficient funds'],
])('declines %s and leaves the page open', async (number, sentence) => {
  const { customer, session } = await sandbox.checkout({ locale: 'en' });
  const declined = await sandbox.pay(session.url, { number });
  expect(declined.statusCode).toBe(402);
  expect(declined.body).toContain('role="alert"');
  expect(declined.body).toContain(sentence);
  // What was typed is there again, but for the number and the code.
  expect(declined.body).toContain('value="12/34"');
  expect(declined.body).toContain('value="Léa Tremblay"');
  expect(declined.body).not.toContain(`value="${number}`);
  expect(await subscriptionsOf(customer.id)).toEqual([]);
  expect((await sandbox.pay(session.url)).statusCode).toBe(303);
});

describe.each(['4000 0025 0000 3155', '4000 0027 6000 3184'])('a card that asks: %s', (number) => {
  it('pays once its holder has confirmed', async () => {
    const { customer, session } = await sandbox.checkout({ locale: 'en' });
    const asked = await sandbox.pay(session.url, { number });
    expect(asked.statusCode).toBe(303);
    const step = asked.headers.location ?? '';
    expect(await subscriptionsOf(customer.id)).toEqual([]);
    const page = await sandbox.visit(step);
    expect(page.body).toContain('Complete authentication</button>');
    const confirmed = await sandbox.post(step, { outcome: 'complete' });
    expect(confirmed.headers.location).toContain('/success?session_id=');
    expect(await subscriptionsOf(customer.id)).toMatchObject([{ status: 'active' }]);
    // Confirming again buys nothing again.
    expect((await sandbox.post(step, { outcome: 'complete' })).headers.location).toContain(
      '/success',
    );
    expect(await subscriptionsOf(customer.id)).toHaveLength(1);
  });

  it('does not pay where its holder fails', async () => {
    const { customer, session } = await sandbox.checkout({ locale: 'fr' });
    const asked = await sandbox.pay(session.url, { number });
    const step = asked.headers.location ?? '';
    expect((await sandbox.visit(step)).body).toContain('Échouer l’authentification</button>');
    const failed = await sandbox.post(step, { outcome: 'fail' });
    expect(failed.statusCode).toBe(402);
    expect(failed.body).toContain('L’authentification a échoué');
    // The step is over: confirming now is not confirming that card.
    await sandbox.post(step, { outcome: 'complete' });
    expect(await subscriptionsOf(customer.id)).toEqual([]);
  });
});

it('ties each error to its field', async () => {
  const { session } = await sandbox.checkout({ locale: 'fr' });
  const refused = await sandbox.pay(session.url, {
    number: '4111 1111 1111 1111',
    expiry: '10/26',
    cvc: '1',
    name: '',
  });
  expect(refused.statusCode).toBe(422);
  for (const field of ['number', 'expiry', 'cvc', 'name']) {
    const input = new RegExp(`<input id="${field}"[^>]*>`).exec(refused.body)?.[0];
    expect(input).toContain('aria-invalid="true"');
    expect(input).toMatch(new RegExp(`aria-describedby="[^"]*${field}-error"`));
    expect(refused.body).toContain(`<p class="error" role="alert" id="${field}-error">`);
  }
  expect(refused.body.match(/autofocus/g)).toHaveLength(1);
  expect(refused.body).not.toMatch(/4111 ?1111/);
});

it('sells once, however often it is paid at once', async () => {
  const { customer, session } = await sandbox.checkout();
  const replies = await Promise.all(Array.from({ length: 6 }, () => sandbox.pay(session.url)));
  expect(new Set(replies.map((reply) => reply.headers.location)).size).toBe(1);
  expect(replies.every((reply) => reply.statusCode === 303)).toBe(true);
  expect(await subscriptionsOf(customer.id)).toHaveLength(1);
  expect((await sandbox.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
});

it('says that a paid page is paid, and leads on', async () => {
  const { session } = await sandbox.checkout({ locale: 'en' });
  await sandbox.pay(session.url);
  const again = await sandbox.visit(session.url ?? '');
  expect(again.body).toContain('already paid');
  expect(again.body).toContain(`href="http://localhost:3000/success?session_id=${session.id}"`);
  expect(again.body).not.toContain('<form');
});

it('closes a page when its time is over', async () => {
  const { customer, session } = await sandbox.checkout({
    locale: 'en',
    expires_at: seconds('2026-11-22T15:30:00Z'),
  });
  sandbox.setTime('2026-11-22T15:30:00Z');
  const late = await sandbox.pay(session.url);
  expect(late.statusCode).toBe(303);
  const page = await sandbox.visit(late.headers.location ?? '');
  expect(page.statusCode).toBe(410);
  expect(page.body).toContain('no longer valid');
  expect(page.body).toContain('href="http://localhost:3000/pricing"');
  const closed = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  expect(closed).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
  expect(await subscriptionsOf(customer.id)).toEqual([]);
});

it('closes by itself a page that nobody visits', async () => {
  const { session } = await sandbox.checkout();
  sandbox.setTime('2026-11-23T15:00:01Z');
  await sandbox.payments.tick();
  const closed = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  expect(closed.status).toBe('expired');
  const { data } = await sandbox.stripe.events.list({ type: 'checkout.session.expired' });
  expect(data).toMatchObject([{ data: { object: { id: session.id } } }]);
});

it('shows the page in the session’s language, and in the other one', async () => {
  const french = await sandbox.checkout({ locale: 'fr-CA' });
  const page = await sandbox.visit(french.session.url ?? '', 'en');
  expect(page.body).toContain('<html lang="fr">');
  for (const label of ['Numéro de carte', 'Expiration', 'CVC', 'Titulaire de la carte']) {
    expect(page.body).toContain(`>${label}</label>`);
  }
  expect(page.body).toContain('S’abonner</button>');
  expect(page.body).toContain('16,99\u00A0$');
  expect(page.body).toContain('22 décembre 2026');
  const other = /href="([^"]+\?lang=en)"/.exec(page.body)?.[1] ?? '';
  const english = await sandbox.visit(other);
  for (const label of ['Card number', 'Expiry', 'CVC', 'Name on card']) {
    expect(english.body).toContain(`>${label}</label>`);
  }
  expect(english.body).toContain('Subscribe</button>');
  expect(english.body).toContain('$16.99');
});

it('follows the product’s language where the session names none', async () => {
  const { session } = await sandbox.checkout({ locale: 'auto' });
  expect((await sandbox.visit(session.url ?? '', 'en')).body).toContain('<html lang="en">');
  expect((await sandbox.visit(session.url ?? '')).body).toContain('<html lang="fr">');
});

it('lets the page lead where it must, and loads nothing', async () => {
  const { session } = await sandbox.checkout({ success_url: 'https://elan.quebec/success' });
  const { headers } = await sandbox.visit(session.url ?? '');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' https://elan.quebec; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers['cache-control']).toBe('no-store');
});

it('says that a page does not exist', async () => {
  const page = await sandbox.visit('/sandbox/checkout/cs_test_nothing?lang=en');
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('does not exist');
  const posted = await sandbox.pay('/sandbox/checkout/cs_test_nothing');
  expect(posted.headers.location).toBe('/sandbox/checkout/cs_test_nothing');
});
