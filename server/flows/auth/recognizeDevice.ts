import { sameBrowserMs } from '@elan/domain/account/device';
import type { Transaction } from '../../adapters/database/database.ts';
import { browserNameOf } from '../../auth/browserName.ts';
import type { Device } from '../../auth/createSession.ts';
import { deviceHashes, deviceTokenOf } from '../../auth/deviceToken.ts';
import type { Mail } from '../../mails/mail.ts';
import { securityMail } from '../../mails/securityMail.ts';
import type { Services } from '../../services.ts';
import type { AccountRow } from '../../store/accounts/accounts.ts';
import { noteDevice, readDevices } from '../../store/signIn/knownDevices.ts';

/** The result of recording a browser at a sign-in. */
export interface Recognized {
  /** The token to store in the browser. */
  readonly deviceToken: string;
  /** The email about a new browser, if one is to be sent. */
  readonly mail: Mail | undefined;
}

/**
 * Records the browser of a sign-in. Prepares no email if the browser is known, if the account has no known browsers
 * yet, or if the same form was probably sent twice (`sameBrowserMs`).
 * @param account its row must be locked, so that concurrent sign-ins are processed in sequence.
 */
export async function recognizeDevice(
  tx: Transaction,
  {
    account,
    device,
    config,
    now,
  }: {
    readonly account: AccountRow;
    readonly device: Device;
    readonly config: Pick<Services['config'], 'publicUrl' | 'supportEmail'>;
    readonly now: Date;
  },
): Promise<Recognized> {
  const deviceToken = deviceTokenOf(device);
  const row = { accountId: account.id, ...deviceHashes(account.id, deviceToken, device) };
  const since = new Date(now.getTime() - sameBrowserMs);
  const { known, hasRecentOfOrigin } = await readDevices(tx, row, since);
  const isNew = await noteDevice(tx, row, now);
  if (!isNew || known === 0 || hasRecentOfOrigin) return { deviceToken, mail: undefined };
  const mail = securityMail('newDevice', account.language, {
    at: now,
    browser: browserNameOf(device.userAgent),
    publicUrl: config.publicUrl,
    supportEmail: config.supportEmail,
  });
  return { deviceToken, mail };
}
