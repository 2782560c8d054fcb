import { contract } from '@elan/domain/contract/contract';
import { extendExpiries, movableClock } from '@elan/testing/clock';
import { openTestDatabase } from '@elan/testing/database/database';
import { startTestPayments } from '@elan/testing/payments/payments';
import { replyOf, request, signedUpPerson } from '@elan/testing/people/person';
import { turnTwoFactorOn } from '@elan/testing/people/twoFactor';
import { startTestServer } from '@elan/testing/servers/server';
import { expect, it } from 'vitest';

const admin = 'soutien@exemple.quebec';

it('lets support end a subscription with its period, and informs the person', async () => {
  const database = await openTestDatabase();
  const clock = movableClock();
  const payments = await startTestPayments(database, { clock });
  const server = await startTestServer(
    { ...payments.env, ADMIN_EMAILS: admin },
    { database, clock },
  );
  await extendExpiries(database.db);
  const desk = await signedUpPerson(server, admin);
  await turnTwoFactorOn(server.database.db, desk.id);
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
    .poll(async () => String((await request(server, 'GET', '/sandbox/mailbox')).body.text))
    .toContain('Votre abonnement prendra fin');

  clock.moveTo(new Date(end * 1000 + 1_000));
  await payments.sandbox.tick();
  const over = await desk.call('POST', `/api/admin/accounts/${person.id}/resume`);
  expect(over).toMatchObject({ status: 409, body: { code: 'subscription_missing' } });
  const found = await desk.call('POST', '/api/admin/find-account', { email: person.email });
  expect(replyOf(contract.findAccount, found).account).toMatchObject({
    plan: 'free',
    subscription: { subscription_status: 'canceled' },
  });
  await server.close();
  await payments.close();
});
