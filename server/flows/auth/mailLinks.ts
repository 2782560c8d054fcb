import { createHash, randomBytes } from 'node:crypto';
import { comparableEmail } from '@elan/domain/account/emailForm';
import type { Transaction } from '../../adapters/database/database.ts';
import { accountMail } from '../../mails/accountMail.ts';
import type { Services } from '../../services.ts';
import { type AccountRow, findByEmail, lockAccount } from '../../store/accounts/accounts.ts';
import { putMail } from '../../store/outbox.ts';
import { countAnyway, countWithin, limitKey, type SharedLimit } from '../../store/rateLimits.ts';
import { consumeLink, type FollowedLink, findLink, putLink } from '../../store/signIn/mailLinks.ts';

/**
 * Hourly limit, per address, on confirmation, password reset and already-registered emails together, so that mailboxes
 * cannot be flooded.
 */
const mailsTo: SharedLimit = { max: 5, seconds: 3_600 };

const mailsToKey = (email: string) => limitKey('mailsTo', comparableEmail(email));

/** Lifetime of a confirmation link: one day, in milliseconds. */
export const confirmationLifetimeMs = 86_400_000;

/**
 * Counts the email of a sign-up, even above the limit: it is the first confirmation email for this account
 * and is always sent. Must be called before the transaction locks anything else.
 */
export function countFirstMail(tx: Transaction, email: string): Promise<void> {
  return countAnyway(tx, mailsToKey(email), mailsTo);
}

/**
 * Counts an email of a kind that `mailsTo` limits. Must be called before the transaction locks anything else.
 * @returns false if the limit is reached. The caller then sends nothing, and its reply must not reveal this.
 */
export function countMail(tx: Transaction, email: string): Promise<boolean> {
  return countWithin(tx, mailsToKey(email), mailsTo);
}

/** Queues a confirmation email with a new link, in the caller's transaction. */
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

/** Lifetime of a password reset link: one hour, in milliseconds (docs/product.md#recovery-links). */
export const recoveryLifetimeMs = 3_600_000;

/** Queues a password reset email with a new link, in the caller's transaction. */
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
 * Notifies the owner of an email, within the hourly limit, that someone tried to sign up with it again.
 * An unconfirmed account may have been created by someone else, so the owner gets a password reset link instead, which
 * also confirms the email and invalidates the old password.
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
 * Consumes a link, in the transaction of the action that it allows.
 * @returns the locked account; undefined if the link is invalid.
 */
export async function consumeMailLink(
  tx: Transaction,
  link: FollowedLink,
  now: Date,
): Promise<AccountRow | undefined> {
  const accountId = await findLink(tx, link, now);
  // The account is always locked before the link, which prevents deadlocks.
  const account = accountId === undefined ? undefined : await lockAccount(tx, accountId);
  return account && (await consumeLink(tx, link, now)) ? account : undefined;
}

/** @returns 256 random bits in base64url, for a link that cannot be guessed. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * @returns the hash under which a link is stored: one SHA-256 of all its tokens, in hexadecimal, so that
 *   tokens from two links cannot be combined.
 */
export function linkId(tokens: readonly string[]): string {
  // Each token is hashed first, giving all the same length, so that different splits of the same text have
  // different hashes.
  return sha256(tokens.map(sha256).join(''));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
