import { contract } from '@elan/domain/contract/contract';
import { expect, it } from 'vitest';
import { movableClock } from '../testing/clock.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startTestPayments } from '../testing/payments.ts';
import { replyOf, request, signedUpPerson } from '../testing/person.ts';
import { startTestServer } from '../testing/server.ts';

const admin = 'soutien@exemple.quebec';

it('ends a subscription that was bought with its period, by the hand of support, and tells the person', async () => {
  const database = await openTestDatabase();
  const clock = movableClock();
  const payments = await startTestPayments(database, { clock });
  const server = await startTestServer(
    { ...payments.env, ADMIN_EMAILS: admin },
    { database, clock },
  );
  const desk = await signedUpPerson(server, admin);
  const person = await signedUpPerson(server);
  await payments.buy(person);
  await person.call('POST', '/api/subscription/refresh');
  const act = async (action: string) => {
    const path = `/api/admin/accounts/${person.id}/${action}`;
    return replyOf(contract.adminCancel, await desk.call('POST', path)).account;
  };
  expect((await act('cancel')).subscription?.cancel_at_period_end).toBe(true);
  expect((await act('resume')).subscription?.cancel_at_period_end).toBe(false);
  const { plan, subscription } = await act('cancel');
  expect(plan).toBe('premium');
  const end = subscription?.current_period_end ?? 0;
  expect(end * 1000).toBeGreaterThan(clock.now().getTime());
  await expect
    .poll(async () => String((await request(server, 'GET', '/sandbox/mailbox')).body.text), {
      timeout: 20_000,
    })
    .toContain('Votre abonnement prendra fin');

  clock.moveTo(new Date(end * 1000 + 1_000));
  await payments.sandbox.tick();
  // The person’s session is over by then; support asks for itself, with a new one.
  const signedIn = await request(server, 'POST', '/api/auth/sign-in/email', {
    body: { email: admin, password: 'un bon mot de passe' },
  });
  const { token } = replyOf(contract.signIn, signedIn);
  const ask = (path: string, body?: object) => request(server, 'POST', path, { token, body });
  const over = await ask(`/api/admin/accounts/${person.id}/resume`);
  expect(over).toMatchObject({ status: 409, body: { code: 'subscription_missing' } });
  const found = await ask('/api/admin/find-account', { email: person.email });
  expect(replyOf(contract.findAccount, found).account).toMatchObject({
    plan: 'free',
    subscription: { subscription_status: 'canceled' },
  });
  await server.close();
  await payments.close();
});
