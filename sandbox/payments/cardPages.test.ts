import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
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
const cardOf = async (customer: string) => {
  const expand = ['data.default_payment_method'];
  const { data } = await sandbox.stripe.subscriptions.list({ customer, expand });
  const method = data[0]?.default_payment_method;
  return typeof method === 'object' ? method?.card?.last4 : undefined;
};

it('sells a subscription', async () => {
  const { customer, session } = await sandbox.checkout({ metadata: { user: 'user-1' } });
  const paid = await sandbox.pay(session.url);
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(`http://localhost:3000/success?session_id=${session.id}`);
  expect(await subscriptionsOf(customer.id)).toMatchObject([
    {
      status: 'active',
      metadata: { user: 'user-1' },
      items: {
        data: [
          {
            price: { id: sandbox.payments.priceId },
            current_period_start: seconds('2026-11-22T15:00:00Z'),
            current_period_end: seconds('2026-12-22T15:00:00Z'),
          },
        ],
      },
    },
  ]);
  expect(await sandbox.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
  });
  const again = await sandbox.visit(`/sandbox/checkout/${session.id}?lang=en`);
  expect(again.body).toContain('already paid');
  expect(again.body).toContain(`href="${paid.headers.location}"`);
});

it('sells once if it is paid several times at once', async () => {
  const { customer, session } = await sandbox.checkout();
  const replies = await Promise.all(Array.from({ length: 6 }, () => sandbox.pay(session.url)));
  expect(new Set(replies.map((reply) => reply.headers.location)).size).toBe(1);
  expect(await subscriptionsOf(customer.id)).toHaveLength(1);
  expect(await sandbox.invoicesOf(customer.id)).toHaveLength(1);
});

it.each([
  ['5555 5555 5555 4444', '123', 303],
  ['3782-822463-10005', '1234', 303],
  ['4000 0000 0000 0341', '123', 303],
  ['4000 0000 0000 0002', '123', 402],
])('takes or declines %s', async (number, cvc, status) => {
  const { customer, session } = await sandbox.checkout({ locale: 'en' });
  const paid = await sandbox.pay(session.url, { number, cvc });
  expect(paid.statusCode).toBe(status);
  if (status === 303) return;
  expect(paid.body).toMatch(/role="alert">The card was declined/);
  expect(paid.body).toContain('value="Léa Tremblay"');
  expect(paid.body).not.toContain(`value="${number}`);
  expect(await subscriptionsOf(customer.id)).toEqual([]);
  expect((await sandbox.pay(session.url)).statusCode).toBe(303);
});

it('ties each error to its field', async () => {
  const { session } = await sandbox.checkout();
  const typed = { number: '4111 1111 1111 1111', expiry: '10/26', cvc: '1', name: '' };
  const refused = await sandbox.pay(session.url, typed);
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

it.each(['11/26', '12 / 34', '1234', '12/2034', '12-34'])('reads the expiry %s', async (expiry) => {
  const { session } = await sandbox.checkout();
  expect((await sandbox.pay(session.url, { expiry })).statusCode).toBe(303);
});

it.each(['13/30', '00/30', 'décembre', '12/3'])('refuses the expiry %s', async (expiry) => {
  const { session } = await sandbox.checkout();
  expect((await sandbox.pay(session.url, { expiry })).statusCode).toBe(422);
});

it('closes a page at its time, visited or not', async () => {
  const expires_at = seconds('2026-11-22T15:30:00Z');
  const { customer, session } = await sandbox.checkout({ locale: 'en', expires_at });
  const { session: unvisited } = await sandbox.checkout({ expires_at });
  sandbox.setTime('2026-11-22T15:30:00Z');
  const late = await sandbox.pay(session.url);
  const page = await sandbox.visit(late.headers.location ?? '');
  expect(page.statusCode).toBe(410);
  expect(page.body).toContain('no longer valid');
  await sandbox.payments.tick();
  for (const { id } of [session, unvisited]) {
    const closed = await sandbox.stripe.checkout.sessions.retrieve(id);
    expect(closed).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
  }
  expect(await subscriptionsOf(customer.id)).toEqual([]);
});

it('speaks the session’s language, and the other on request', async () => {
  const french = await sandbox.checkout({ locale: 'fr-CA' });
  const page = await sandbox.visit(french.session.url ?? '', 'en');
  const words = ['Numéro de carte', 'Expiration', 'CVC', 'Titulaire de la carte', 'S’abonner'];
  for (const word of words) expect(page.body).toMatch(new RegExp(`>${word}</(label|button)>`));
  expect(page.body).toContain('16,99\u00A0$');
  expect(page.body).toContain('22 décembre 2026');
  const other = /href="([^"]+\?lang=en)"/.exec(page.body)?.[1] ?? '';
  const english = await sandbox.visit(other);
  for (const word of ['Card number', 'Expiry', 'CVC', 'Name on card', 'Subscribe']) {
    expect(english.body).toMatch(new RegExp(`>${word}</(label|button)>`));
  }
  expect(english.body).toContain('$16.99');
  const auto = await sandbox.checkout({ locale: 'auto' });
  expect((await sandbox.visit(auto.session.url ?? '', 'en')).body).toContain('<html lang="en">');
});

it('may lead to the product only, and loads nothing', async () => {
  const { session } = await sandbox.checkout({ success_url: 'https://elan.quebec/success' });
  const { headers } = await sandbox.visit(session.url ?? '');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' https://elan.quebec; base-uri 'none'; frame-ancestors 'none'",
  );
  expect((await sandbox.visit('/sandbox/checkout/cs_test_nothing')).statusCode).toBe(404);
});

it('changes the card of the customer alone, and charges nothing', async () => {
  const { customer } = await sandbox.bought();
  await sandbox.help(`customers/${customer}/fail_payments`, { payments: '1' });
  await sandbox.at('2026-12-22T15:00:00Z');
  const { url } = await sandbox.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/account',
    locale: 'en',
  });
  expect((await sandbox.visit(url)).body).toContain('Save card</button>');
  expect((await sandbox.pay(url, { number: '4000000000000002' })).statusCode).toBe(402);
  const saved = await sandbox.pay(url, { number: '5555555555554444' });
  expect(saved.headers.location).toBe('http://localhost:3000/account');
  const expand = ['invoice_settings.default_payment_method'];
  const isChanged = {
    invoice_settings: { default_payment_method: { card: { last4: '4444' } } },
  };
  expect(await sandbox.stripe.customers.retrieve(customer, { expand })).toMatchObject(isChanged);
  expect(await cardOf(customer)).toBe('4242');
  expect((await sandbox.subscriptionOf(customer)).status).toBe('past_due');
  sandbox.setTime('2026-12-22T16:00:01Z');
  await sandbox.pay(url);
  expect((await sandbox.visit(url)).body).toContain('no longer');
  expect(await sandbox.stripe.customers.retrieve(customer, { expand })).toMatchObject(isChanged);
});
