import type { Services } from '../../services.ts';
import { dropCheckout, findCheckout } from '../../store/checkouts.ts';

/**
 * Closes the open payment page of an account, if there is one, so that it can no longer be paid.
 * @returns `paid` if it was paid.
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
