import type { SupportedAccount } from '@elan/domain/contract/admin';
import type { Services } from '../../services.ts';
import { restore } from '../../store/support.ts';
import { actOnAccount, type SupportInput } from './actOnAccount.ts';

/** Lifts the suspension of an account. @throws Failure `not_found`. */
export function restoreAccount(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  input: SupportInput,
): Promise<SupportedAccount> {
  return actOnAccount(services, input, 'account_restored', (tx, row) =>
    restore(tx, row.id, services.clock.now()),
  );
}
