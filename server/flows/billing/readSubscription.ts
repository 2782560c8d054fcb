import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { findSubscription } from '../../store/subscriptions.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/** The person's row of `stripe_user_subscriptions`, or null. */
export function readSubscription(
  services: Pick<Services, 'db'>,
  account: Account,
): Promise<SubscriptionRow | null> {
  return withRowLevelSecurity(services.db, account.id, (tx) => findSubscription(tx, account.id));
}
