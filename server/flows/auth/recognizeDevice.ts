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

/** A browser after a sign-in. */
export interface Recognized {
  /** The token that the browser keeps. */
  readonly deviceToken: string;
  /** Notifies the person of a browser in which they never signed in before. */
  readonly mail: Mail | undefined;
}

/**
 * Notes the browser of a sign-in. An account without any known browser gets no mail: that is its
 * first sign-in, or the first since browsers are noted.
 * @param account locked, so that two sign-ins at once come one after the other.
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
