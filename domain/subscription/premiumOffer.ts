import type { Access } from './access.ts';
import { decideCheckout } from './decideCheckout.ts';
import { isOwed } from './status.ts';

/** What to show if Premium is required: its price, how to fix a failed payment, or nothing. */
export type PremiumOffer = 'buy' | 'fixPayment' | 'none';

/**
 * Offers nothing to a user who has Premium or is suspended. A user who owes a payment already has a subscription, so
 * they must change their card and not buy another subscription (docs/product.md#subscription-status).
 * @param status Stripe's status; null without a subscription, undefined if it is not known.
 */
export function premiumOffer(access: Access, status: string | null | undefined): PremiumOffer {
  if (access.hasPremiumAccess || !decideCheckout(access, null).allowed) return 'none';
  return status != null && isOwed(status) ? 'fixPayment' : 'buy';
}
