import type { readConfirmation } from '@elan/domain/contract/account';
import type { CallReply } from '@elan/domain/contract/call';
import { Failure } from '@elan/domain/failure';
import { isListed } from '@elan/domain/subscription/access';
import { networkPrefixOf } from '../../auth/networkPrefix.ts';
import type { Services } from '../../services.ts';
import {
  type AccountRow,
  findByEmail,
  findByLink,
  markEmailConfirmed,
} from '../../store/accounts/accounts.ts';
import { removeLinks } from '../../store/signIn/mailLinks.ts';
import { verifyOwnPassword } from './countedAttempt.ts';
import { consumeMailLink, countMail, linkId, sendConfirmationMail } from './mailLinks.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'logError' | 'logEvent'>;

const linkOf = (token: string) => ({ id: linkId([token]), purpose: 'confirmation' }) as const;

/**
 * @returns the data for the page that a confirmation link opens. The link is not consumed, because mail
 *   scanners open links.
 * @throws Failure `confirmation_invalid`.
 */
export async function readConfirmationLink(
  services: Needs,
  token: string,
): Promise<CallReply<typeof readConfirmation>> {
  const account = await findByLink(services.db, linkOf(token), services.clock.now());
  if (!account) throw new Failure('confirmation_invalid');
  return { email: account.email, passwordRequired: needsPassword(services, account) };
}

/**
 * Confirms the email that a link was sent to, without signing in. If the email is listed as a founder's or an
 * administrator's, the password chosen at sign-up is required too. Otherwise the owner of the mailbox could
 * grant those rights to a stranger who signed up with their address.
 * @param input.ip the client IP. Wrong passwords are counted as at sign-in.
 * @throws Failure `confirmation_invalid`, `password_required`, and those of `verifyOwnPassword`.
 */
export async function confirmEmail(
  services: Needs,
  input: {
    readonly token: string;
    readonly password: string | undefined;
    readonly ip: string;
  },
): Promise<void> {
  const { db, clock } = services;
  const link = linkOf(input.token);
  const account = await findByLink(db, link, clock.now());
  if (!account) throw new Failure('confirmation_invalid');
  if (needsPassword(services, account)) {
    const { password, ip } = input;
    if (password === undefined) throw new Failure('password_required');
    await verifyOwnPassword(services, { email: account.email, password, ip });
  }
  const now = clock.now();
  await db.transaction(async (tx) => {
    // If the password was replaced after it was verified, the link was removed too (`resetPassword.ts`).
    const taken = await consumeMailLink(tx, link, now);
    if (!taken) throw new Failure('confirmation_invalid');
    await markEmailConfirmed(tx, taken.id, now);
    await removeLinks(tx, taken.id, 'confirmation');
  });
  if (needsPassword(services, account)) {
    services.logEvent('a founder or administrator confirmed their email', {
      accountId: account.id,
      network: networkPrefixOf(input.ip),
    });
  }
}

function needsPassword({ config }: Needs, account: AccountRow): boolean {
  return isListed(account.email, config.emails);
}

/**
 * Sends a new confirmation email with a new link. Does nothing if there is no unconfirmed account with this email, or
 * if the limit of `countMail` is reached.
 */
export async function resendConfirmation(
  { db, clock, config, outbox }: Pick<Services, 'db' | 'clock' | 'config' | 'outbox'>,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await findByEmail(tx, email);
    if (!account || account.emailVerified || !(await countMail(tx, email))) return;
    await sendConfirmationMail(tx, account, config, clock.now());
  });
  outbox.nudge();
}
