import type { Access } from './access.ts';
import { decideCheckout } from './decideCheckout.ts';
import { isOwed } from './status.ts';

/** What to show where Premium is needed: its price, how to fix a refused payment, or nothing. */
export type PremiumOffer = 'buy' | 'mend' | 'none';

/**
 * Nothing is sold to a person who has Premium, nor to a suspended account. A person who owes a payment has a subscription:
 * they change the card, and never buy another one (docs/product.md#subscription-status).
 * @param status of the subscription; null without one, undefined while it is not known.
 */
export function premiumOffer(access: Access, status: string | null | undefined): PremiumOffer {
  if (access.hasPremiumAccess || !decideCheckout(access, null).allowed) return 'none';
  return status != null && isOwed(status) ? 'mend' : 'buy';
}
