import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';

/**
 * A suspended account may read, export, cancel and delete, but not write. @throws Failure
 * `suspended`.
 */
export function requireActive(account: Account): void {
  if (!account.access.hasAccess) throw new Failure('suspended');
}
