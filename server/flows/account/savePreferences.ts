import type { Language } from '@elan/domain/language';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { saveLanguage } from '../../store/accounts/accounts.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/** Saves the language that the user chose. Also allowed for suspended accounts, which can still read. */
export async function savePreferences(
  services: Pick<Services, 'db' | 'clock'>,
  input: { readonly account: Account; readonly language: Language },
): Promise<void> {
  await withRowLevelSecurity(services.db, input.account.id, (tx) =>
    saveLanguage(tx, input.account.id, input.language, services.clock.now()),
  );
}
