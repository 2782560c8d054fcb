import { systemClock } from '@elan/server/lib/clock';
import { migrate } from '@elan/server/store/migrate';
import { movableDeadlines } from '../clock.ts';
import { openTestDatabase } from '../database/database.ts';
import { startPaymentFaultProxy } from '../payments/paymentFaultProxy.ts';
import { startTestPayments } from '../payments/payments.ts';
import { writes } from '../provider/providerAnswers.ts';
import { startTestServer } from '../servers/server.ts';

/** Opens a payment provider with its own database, behind a proxy that can make calls fail. */
export async function openFaultyPaymentProvider() {
  const theirs = await openTestDatabase();
  await migrate(theirs);
  const payments = await startTestPayments(theirs, { clock: systemClock });
  const between = await startPaymentFaultProxy(payments.sandbox.apiBase);
  return {
    payments,
    between,
    env: { ...payments.env, STRIPE_API_BASE: between.apiBase },
    theirs: theirs.db,
    /** @returns the statuses of all subscriptions and checkouts that could still charge the customer. */
    async billing(customer: string): Promise<string[]> {
      const { data: subscriptions } = await payments.stripe.subscriptions.list({
        customer,
        status: 'all',
      });
      const { data: pages } = await payments.stripe.checkout.sessions.list({ customer });
      return [...subscriptions, ...pages]
        .map(({ status }) => String(status))
        .filter((status) => !['canceled', 'complete', 'expired'].includes(status));
    },
    async close(): Promise<void> {
      await between.close();
      await payments.close();
      await theirs.close();
    },
  };
}

/** Opens a server for account deletions, with such a payment provider. */
export async function openAccountDeletionServer(env: Readonly<Record<string, string>> = {}) {
  const provider = await openFaultyPaymentProvider();
  const deadlines = movableDeadlines();
  const limits = { paymentLimits: { deadline: deadlines.deadline } };
  const server = await startTestServer({ ...provider.env, ...env }, limits);
  server.provider.answers(writes('Le texte.'));
  return {
    ...provider,
    server,
    /** Makes the server's current calls to the provider time out. */
    passDeadline: deadlines.pass,
    async close(): Promise<void> {
      await server.close();
      await provider.close();
    },
  };
}

export type AccountDeletionServer = Awaited<ReturnType<typeof openAccountDeletionServer>>;
