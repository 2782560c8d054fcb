import type { SupportedAccount } from '@elan/domain/contract/admin';
import type { Services } from '../../services.ts';
import { writeAudit } from '../../store/adminLog.ts';
import { changeCancellation } from '../billing/changeCancellation.ts';
import { existingRow, type SupportInput } from './actOnAccount.ts';
import { describeAccount } from './describeAccount.ts';

/**
 * Sets a person's subscription to end with its period, or to continue: users may cancel by writing
 * to support. It is logged as soon as the payment provider has agreed, whatever fails afterwards.
 * @throws Failure `not_found`, `subscription_missing`, `payments_unavailable`.
 */
export async function changeCancellationFor(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
  { admin, id, cancel }: SupportInput & { readonly cancel: boolean },
): Promise<SupportedAccount> {
  const { db } = services;
  await existingRow(db, id);
  const action = cancel ? 'cancellation_scheduled' : 'cancellation_undone';
  const agreed = () => writeAudit(db, { action, adminId: admin.id, accountId: id });
  await changeCancellation(services, { userId: id, cancel, agreed });
  return db.transaction(async (tx) => describeAccount(services, tx, await existingRow(tx, id)));
}
