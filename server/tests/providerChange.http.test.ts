import { contract } from '@elan/domain/contract/contract';
import { openTestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { startStripe, subscribed } from '@elan/testing/payments/stripe';
import { replyOf, request, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer } from '@elan/testing/servers/server';
import { expect, it } from 'vitest';

const stripe = duringTests(startStripe);
const database = duringTests(openTestDatabase);
const secret = { AUTH_SECRET: 'un secret qui dure plus que le serveur' };

/** Starts a server on the shared database, which stays open when the server closes. */
const start = (key: string) =>
  startTestServer(
    { ...stripe.env, ...secret, STRIPE_SECRET_KEY: key },
    { database: { ...database, close: async () => {} } },
  );

it('forgets test customers when live mode begins, and never the reverse', async () => {
  const trying = await start('sk_test_1');
  const person = await signedUpPerson(trying);
  await subscribed(trying, stripe, person);
  const me = async (server: { url: string }) =>
    replyOf(contract.me, await request(server, 'GET', '/api/me', { token: person.token }));
  expect((await me(trying)).hasPremiumAccess).toBe(true);
  await trying.close();

  const live = await start('sk_live_1');
  expect((await me(live)).hasPremiumAccess).toBe(false);
  const answer = await request(live, 'POST', '/api/payment-checkout', {
    token: person.token,
    body: {
      price_id: stripe.env.STRIPE_PRICE_ID,
      success_url: 'http://localhost:3000/success',
      cancel_url: 'http://localhost:3000/pricing',
    },
  });
  expect(answer.status).toBe(200);
  await live.close();

  await expect(start('sk_test_1')).rejects.toThrow(/^STRIPE_SECRET_KEY takes [^\n]+$/);
  const again = await start('rk_live_2');
  expect((await me(again)).hasPremiumAccess).toBe(false);
  await again.close();
});
