import { createHash, randomBytes } from 'node:crypto';
import { comparableEmail } from '@elan/domain/account/emailForm';
import type { Transaction } from '../../adapters/database/database.ts';
import { accountMail } from '../../mails/accountMail.ts';
import type { Services } from '../../services.ts';
import { type AccountRow, findByEmail, lockAccount } from '../../store/accounts/accounts.ts';
import { putMail } from '../../store/outbox.ts';
import { countAnyway, countWithin, limitKey, type SharedLimit } from '../../store/rateLimits.ts';
import { consumeLink, type FollowedLink, findLink, putLink } from '../../store/signIn/mailLinks.ts';

/** Mails with a link to one email an hour, whatever they are for: no mailbox can be filled. */
const mailsTo: SharedLimit = { max: 5, seconds: 3_600 };

const mailsToKey = (email: string) => limitKey('mailsTo', comparableEmail(email));

/** A confirmation link is valid for a day, in milliseconds. */
const confirmationLifetimeMs = 86_400_000;

/**
 * Counts the mail of a sign-up, before the transaction locks anything else. No earlier mail was sent
 * to this email, so that it is never left out.
 */
export function countFirstMail(tx: Transaction, email: string): Promise<void> {
  return countAnyway(tx, mailsToKey(email), mailsTo);
}

/**
 * Counts a later mail, before the transaction locks anything else. @returns false where the email
 * has received its share: nothing is sent, and the answer does not reveal it.
 */
export function countMail(tx: Transaction, email: string): Promise<boolean> {
  return countWithin(tx, mailsToKey(email), mailsTo);
}

/** Puts the confirmation mail in the outbox, with a new link, in the transaction that needs it. */
export async function sendConfirmationMail(
  tx: Transaction,
  { id: accountId, email, language }: AccountRow,
  { publicUrl, supportEmail }: Pick<Services['config'], 'publicUrl' | 'supportEmail'>,
  now: Date,
): Promise<void> {
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + confirmationLifetimeMs);
  await putLink(tx, { id: linkId([token]), accountId, purpose: 'confirmation', expiresAt });
  const url = `${publicUrl}/auth?type=confirmation&token=${token}`;
  await putMail(tx, email, accountMail('confirmAddress', language, { url, supportEmail }), now);
}

/** A password reset link is valid for an hour, in milliseconds (docs/product.md#recovery-links). */
export const recoveryLifetimeMs = 3_600_000;

/** Puts the mail with a password reset link in the outbox, in the transaction that needs it. */
export async function sendPasswordResetMail(
  tx: Transaction,
  { id: accountId, email, language }: AccountRow,
  { publicUrl, supportEmail }: Pick<Services['config'], 'publicUrl' | 'supportEmail'>,
  now: Date,
): Promise<void> {
  const [access, refresh] = [newLinkToken(), newLinkToken()];
  const expiresAt = new Date(now.getTime() + recoveryLifetimeMs);
  await putLink(tx, { id: linkId([access, refresh]), accountId, purpose: 'recovery', expiresAt });
  const url = `${publicUrl}/auth?type=recovery&access_token=${access}&refresh_token=${refresh}`;
  await putMail(tx, email, accountMail('recover', language, { url, supportEmail }), now);
}

/**
 * Informs the owner of an email with which a person tried to sign up again that there is an account
 * already. An unconfirmed account may have been created by another person, with that person's
 * password: its owner gets a link to a new password, which confirms the email and makes the old
 * password useless.
 */
export async function sendAlreadyRegisteredMail(
  { db, clock, config, outbox }: Pick<Services, 'db' | 'clock' | 'config' | 'outbox'>,
  email: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const account = await findByEmail(tx, email);
    if (!account || !(await countMail(tx, email))) return;
    if (!account.emailVerified) return sendPasswordResetMail(tx, account, config, now);
    const facts = { url: `${config.publicUrl}/auth`, supportEmail: config.supportEmail };
    await putMail(tx, email, accountMail('alreadyRegistered', account.language, facts), now);
  });
  outbox.nudge();
}

/**
 * Uses up a link, in the transaction of the action that it allows.
 * @returns the account, locked, or undefined if the link is invalid.
 */
export async function consumeMailLink(
  tx: Transaction,
  link: FollowedLink,
  now: Date,
): Promise<AccountRow | undefined> {
  const accountId = await findLink(tx, link, now);
  // The account is locked before the link, so that two changes of one account never deadlock.
  const account = accountId === undefined ? undefined : await lockAccount(tx, accountId);
  return account && (await consumeLink(tx, link, now)) ? account : undefined;
}

/** @returns 256 random bits in base64url for a link in a mail, so that it cannot be guessed. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The stored form of a link's tokens: one hash (SHA-256, in hexadecimal) of all of them in order,
 * so that halves of two links do not form a valid link.
 */
export function linkId(tokens: readonly string[]): string {
  // Each is hashed first, so that all have the same length and no other split gives the same hash.
  return sha256(tokens.map(sha256).join(''));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
