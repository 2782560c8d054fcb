import type { AuditEntry, SupportedAccount } from '@elan/domain/contract/admin';
import { contract } from '@elan/domain/contract/contract';
import { sql } from 'drizzle-orm';
import { movableDeadlines } from '../clock.ts';
import { startStripe, subscriptionObject } from '../payments/stripe.ts';
import { type Answered, type Person, replyOf, signedUpPerson } from '../people/person.ts';
import { turnTwoFactorOn } from '../people/twoFactor.ts';
import { startTestServer } from '../servers/server.ts';

/** The spelling in the operator's configuration. People may sign up with different capitals. */
export const adminEmails = ['soutien@exemple.quebec', 'direction@exemple.quebec'] as const;
export const founderEmails = ['fondatrice@exemple.quebec', 'kim.nil@exemple.quebec'] as const;

/** Opens a server with two administrators and a payment provider that applies calls to its subscription. */
export async function openSupportDesk() {
  const stripe = await startStripe();
  const deadlines = movableDeadlines();
  stripe.whenHung(deadlines.pass);
  const server = await startTestServer(
    {
      ...stripe.env,
      ADMIN_EMAILS: adminEmails.join(','),
      FOUNDER_EMAILS: founderEmails.join(','),
    },
    { paymentLimits: { deadline: deadlines.deadline } },
  );
  const [admin, other] = [
    await signedUpPerson(server, adminEmails[0]),
    await signedUpPerson(server, adminEmails[1]),
  ];
  for (const { id } of [admin, other]) await turnTwoFactorOn(server.database.db, id);
  const find = async (email: string, by = admin): Promise<SupportedAccount | null> => {
    const answered = await by.call('POST', '/api/admin/find-account', { email });
    return replyOf(contract.findAccount, answered).account;
  };
  const act = (action: string, id: string, by = admin): Promise<Answered> =>
    by.call('POST', `/api/admin/accounts/${id}/${action}`);
  return {
    server,
    stripe,
    admin,
    other,
    find,
    act,
    /** The audit log entries about one account, newest first. */
    async logOf(accountId: string): Promise<AuditEntry[]> {
      const { entries } = replyOf(contract.listAudit, await admin.call('GET', '/api/admin/audit'));
      return entries.filter((entry) => entry.account_id === accountId);
    },
    /** Makes a person a customer with a subscription that later calls to the provider change. */
    async subscribe(person: Person, facts: Record<string, unknown> = {}): Promise<void> {
      await server.database.db.execute(sql`
        insert into stripe_customers (user_id, customer_id, provider, created_at)
        values (${person.id}, ${`cus_${person.id}`}, 'test', now())`);
      stripe.setSubscriptions([remembering(stripe, subscriptionObject(facts))]);
      await person.call('POST', '/api/subscription/refresh');
    },
    async close(): Promise<void> {
      await server.close();
      await stripe.close();
    },
  };
}

/** A subscription whose `cancel_at_period_end` follows the last call that changed it. */
function remembering(stripe: Awaited<ReturnType<typeof startStripe>>, subscription: object) {
  const before = stripe.calls.length;
  return Object.defineProperty(subscription, 'cancel_at_period_end', {
    enumerable: true,
    get: () => {
      const posts = stripe.calls
        .slice(before)
        .filter(({ route }) => route.startsWith('POST /v1/subscriptions/'));
      return posts.at(-1)?.form.cancel_at_period_end === 'true';
    },
  });
}

export type SupportDesk = Awaited<ReturnType<typeof openSupportDesk>>;
