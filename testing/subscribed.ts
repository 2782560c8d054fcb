import { sql } from 'drizzle-orm';
import type { Person } from './person.ts';
import type { TestServer } from './server.ts';
import { type StripeStandIn, subscriptionObject } from './stripe.ts';

/**
 * Makes a person a customer with the given subscription at the provider, and has the server read it.
 * @returns the customer's id.
 */
export async function subscribed(
  server: TestServer,
  stripe: StripeStandIn,
  person: Person,
  facts: Record<string, unknown> = {},
): Promise<string> {
  const customer = `cus_${person.id}`;
  await server.database.db.execute(sql`
    insert into stripe_customers (user_id, customer_id, provider, created_at)
    values (${person.id}, ${customer}, 'test', now())`);
  stripe.tells([subscriptionObject({ id: `sub_${person.id}`, ...facts })], customer);
  await person.call('POST', '/api/subscription/refresh');
  return customer;
}
