import type { Database } from '../adapters/database/database.ts';
import type { ProviderKind } from '../config/config.ts';
import { ConfigError } from '../lib/configError.ts';
import { forgetCustomersExcept, providersInUse } from '../store/billing/customers.ts';

/**
 * Makes sure that the customers in this database belong to the configured provider. If the provider has changed,
 * deletes customers of the stand-in and of test mode, with their subscriptions, but never paying customers.
 * @throws ConfigError if the database has paying customers and the configuration is not in live mode.
 */
export async function checkStripeMode(db: Database, kind: ProviderKind): Promise<void> {
  const inUse = await providersInUse(db);
  if (kind !== 'live' && inUse.includes('live')) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY takes a key of live mode: this database has customers who pay; name another database to try things out',
    );
  }
  if (inUse.some((provider) => provider !== kind)) await forgetCustomersExcept(db, kind);
}
