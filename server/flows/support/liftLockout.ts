import type { SupportedAccount } from '@elan/domain/contract/admin';
import type { Services } from '../../services.ts';
import { clearFailuresOf } from '../../store/signInFailures.ts';
import { actOnAccount, type SupportInput } from './actOnAccount.ts';

/** Unlocks a person's sign-in, from everywhere. @throws Failure `not_found`. */
export function liftLockout(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  input: SupportInput,
): Promise<SupportedAccount> {
  return actOnAccount(services, input, 'lockout_lifted', (tx, row) =>
    clearFailuresOf(tx, row.email),
  );
}
