import type { Language } from '@elan/domain/language';
import type { Transaction } from '../../adapters/database/database.ts';
import type { Device } from '../../auth/createSession.ts';
import type { Services } from '../../services.ts';
import { type AccountRow, markSignedIn, saveLanguage } from '../../store/accounts/accounts.ts';
import { type Recognized, recognizeDevice } from './recognizeDevice.ts';

/** Records a sign-in: the time, any chosen language and the browser. The caller has locked the account's row. */
export async function noteSignIn(
  tx: Transaction,
  input: {
    readonly account: AccountRow;
    readonly device: Device;
    readonly language: Language | undefined;
    readonly config: Pick<Services['config'], 'publicUrl' | 'supportEmail'>;
    readonly now: Date;
  },
): Promise<Recognized> {
  const { account, device, language, config, now } = input;
  await markSignedIn(tx, account.id, now);
  if (language !== undefined) await saveLanguage(tx, account.id, language, now);
  const recipient = { ...account, language: language ?? account.language };
  return recognizeDevice(tx, { account: recipient, device, config, now });
}
