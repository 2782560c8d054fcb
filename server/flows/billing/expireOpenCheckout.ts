import type { Services } from '../../services.ts';
import { dropCheckout, findCheckout } from '../../store/checkouts.ts';

/**
 * Closes the payment page that an account has open, if it has one, so that nobody pays on it any more.
 * @returns `paid` where somebody has.
 * @throws Failure `payments_unavailable`.
 */
export async function expireOpenCheckout(
  services: Pick<Services, 'db' | 'payments'>,
  userId: string,
): Promise<'none' | 'closed' | 'paid'> {
  const open = await findCheckout(services.db, userId);
  if (!open?.sessionId) return 'none';
  const end = await services.payments.closeCheckout(open.sessionId);
  await dropCheckout(services.db, open);
  return end;
}
