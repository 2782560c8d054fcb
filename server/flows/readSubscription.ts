import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import type { Account } from '../accounts/account.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import { findSubscription } from '../store/subscriptions.ts';

/** The person's row of `stripe_user_subscriptions`, or null. */
export function readSubscription(
  services: Pick<Services, 'db'>,
  account: Account,
): Promise<SubscriptionRow | null> {
  return asUser(services.db, account.id, (tx) => findSubscription(tx, account.id));
}
