import type { SupportedAccount } from '@elan/domain/contract/admin';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../../store/adminLog.ts';
import { findAccountByEmail } from '../../store/support.ts';
import { describeAccount } from './describeAccount.ts';

/** The account with an email, or null; the look-up is logged. */
export function findAccount(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  input: { readonly admin: Account; readonly email: string },
): Promise<SupportedAccount | null> {
  return services.db.transaction(async (tx) => {
    const row = await findAccountByEmail(tx, input.email);
    if (!row) return null;
    const accountId = row.id;
    await writeAudit(tx, { action: 'account_viewed', adminId: input.admin.id, accountId });
    return describeAccount(services, tx, row);
  });
}
