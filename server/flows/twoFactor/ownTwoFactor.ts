import { randomInt } from 'node:crypto';
import {
  readCode,
  recoveryCodes,
  setUpWaitMs,
  showRecoveryCode,
} from '@elan/domain/account/twoFactor';
import type { CallReply } from '@elan/domain/contract/call';
import type { getTwoFactor } from '@elan/domain/contract/twoFactor';
import { Failure } from '@elan/domain/failure';
import type { Transaction } from '../../adapters/database/database.ts';
import { type OfferedSecret, offerSecret, stepOfCode } from '../../auth/authenticator.ts';
import { browserNameOf } from '../../auth/browserName.ts';
import type { Account } from '../../auth/currentAccount.ts';
import { type SecurityNotice, securityMail } from '../../mails/securityMail.ts';
import type { Services } from '../../services.ts';
import { type AccountRow, lockAccount } from '../../store/accounts/accounts.ts';
import { putMail } from '../../store/outbox.ts';
import { findChangeInSession } from '../../store/signIn/passwords.ts';
import { endSessions, validSessions } from '../../store/signIn/sessions.ts';
import {
  changeTwoFactor,
  countRecoveryCodes,
  findTwoFactor,
  putRecoveryCodes,
  putSecret,
  removeTwoFactor,
} from '../../store/signIn/twoFactor.ts';
import { verifyOwnPassword } from '../auth/countedAttempt.ts';
import { checkCode, type Proof, readProof } from './checkCode.ts';

type Needs = Pick<
  Services,
  'db' | 'clock' | 'config' | 'outbox' | 'passwords' | 'secrets' | 'logError' | 'logEvent'
>;

/** The signed-in account, and the client's IP and browser. */
interface Asking {
  readonly account: Account;
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/** @returns whether two-factor sign-in is on, and how many recovery codes are left. */
export async function readTwoFactor(
  { db }: Pick<Services, 'db'>,
  { id }: Account,
): Promise<CallReply<typeof getTwoFactor>> {
  const row = await findTwoFactor(db, id);
  return {
    enabled_at: row?.enabledAt?.toISOString() ?? null,
    recovery_codes_left: row?.enabledAt ? await countRecoveryCodes(db, id) : 0,
  };
}

/**
 * Creates a secret for an authenticator app. Requires the password, which must not have been changed in a session during
 * the last day, because such a change requires no password. Otherwise, someone who finds an unattended session could
 * lock the owner out before they have read the mail about the change.
 * @throws Failure `two_factor_on`, `password_changed_recently`, and those of `verifyOwnPassword`.
 */
export async function setUpTwoFactor(
  services: Needs,
  { account, ip, password }: Asking & { readonly password: string },
): Promise<OfferedSecret> {
  await verifyOwnPassword(services, { email: account.email, password, ip });
  const offered = offerSecret(account.email);
  await services.db.transaction(async (tx) => {
    await lockSignedIn(tx, services, account);
    if ((await findTwoFactor(tx, account.id))?.enabledAt) throw new Failure('two_factor_on');
    const changedAt = await findChangeInSession(tx, account.id);
    // The time can be in the future, recorded by a server whose clock is ahead.
    const isRecent =
      changedAt && Math.abs(services.clock.now().getTime() - changedAt.getTime()) < setUpWaitMs;
    if (isRecent) throw new Failure('password_changed_recently');
    await putSecret(tx, account.id, services.secrets.seal(offered.secret, account.id));
  });
  return offered;
}

/**
 * Turns two-factor sign-in on, given a code for the secret that was last created. Ends the other sessions and notifies
 * the user by email.
 * @returns the recovery codes, which are shown only once.
 * @throws Failure `code_invalid`, `two_factor_on`.
 */
export async function enableTwoFactor(
  services: Needs,
  asking: Asking & { readonly code: string },
): Promise<string[]> {
  const { db, clock } = services;
  const { account, code } = asking;
  // Checked first, to avoid hashing new recovery codes for a wrong code.
  await firstStep(db, services, account.id, code);
  const made = await makeCodes(services);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const locked = await lockSignedIn(tx, services, account);
    const step = await firstStep(tx, services, account.id, code);
    await changeTwoFactor(tx, account.id, { enabledAt: now, lastStep: step, usedSteps: [step] });
    await putRecoveryCodes(tx, account.id, made.hashes);
    await endSessions(tx, account.id, account.sessionId);
    await notifyOwner(tx, services, { ...asking, locked, notice: 'twoFactorOn', now });
  });
  services.outbox.nudge();
  return made.shown;
}

/**
 * @returns the time step of a code for the secret that was last created.
 * @throws Failure `two_factor_on`, `code_invalid`.
 */
async function firstStep(
  tx: Transaction,
  { secrets, clock }: Needs,
  accountId: string,
  typed: string,
): Promise<number> {
  const row = await findTwoFactor(tx, accountId);
  if (row?.enabledAt) throw new Failure('two_factor_on');
  const secret = row && secrets.open(row.sealedSecret, accountId);
  const code = readCode(typed);
  const step =
    secret !== undefined && code?.kind === 'totp'
      ? stepOfCode(secret, code.digits, clock.now())
      : undefined;
  if (step === undefined) throw new Failure('code_invalid');
  return step;
}

/**
 * Replaces the recovery codes.
 * @returns the new codes.
 * @throws Failure `code_invalid`, `codes_locked`, `two_factor_off`, and those of `verifyOwnPassword`.
 */
export async function renewRecoveryCodes(
  services: Needs,
  asking: Asking & { readonly password: string; readonly code: string },
): Promise<string[]> {
  const proof = await proofOf(services, asking);
  const made = await makeCodes(services);
  await withProof(services, asking.account, proof, (tx) =>
    putRecoveryCodes(tx, asking.account.id, made.hashes),
  );
  return made.shown;
}

/**
 * Turns two-factor sign-in off, given the password and a code, which may be a recovery code. Ends the other sessions
 * and notifies the user by email.
 * @throws Failure those of `renewRecoveryCodes`.
 */
export async function disableTwoFactor(
  services: Needs,
  asking: Asking & { readonly password: string; readonly code: string },
): Promise<void> {
  const { account } = asking;
  const proof = await proofOf(services, asking);
  await withProof(services, account, proof, async (tx, locked) => {
    await removeTwoFactor(tx, account.id);
    await endSessions(tx, account.id, account.sessionId);
    const now = services.clock.now();
    await notifyOwner(tx, services, { ...asking, locked, notice: 'twoFactorOff', now });
  });
  services.outbox.nudge();
}

/** Verifies the password, then prepares the check of the code. */
async function proofOf(
  services: Needs,
  { account, ip, password, code }: Asking & { readonly password: string; readonly code: string },
): Promise<Proof> {
  await verifyOwnPassword(services, { email: account.email, password, ip });
  return readProof(services, account.id, code);
}

/** Runs `change` if the code is correct, in the same transaction that consumes the code. */
async function withProof(
  services: Needs,
  account: Account,
  proof: Proof,
  change: (tx: Transaction, locked: AccountRow) => Promise<void>,
): Promise<void> {
  const outcome = await services.db.transaction(async (tx) => {
    const locked = await lockSignedIn(tx, services, account);
    const checked = await checkCode(tx, services, account.id, proof);
    if (checked === 'right') await change(tx, locked);
    return checked;
  });
  if (outcome !== 'right') throw outcome;
}

/**
 * Locks the account.
 * @throws Failure `unauthenticated` if the session ended in the meantime.
 */
async function lockSignedIn(
  tx: Transaction,
  { clock }: Needs,
  { id, sessionId }: Account,
): Promise<AccountRow> {
  const locked = await lockAccount(tx, id);
  const isSessionValid = (await validSessions(tx, [sessionId], clock.now())).size > 0;
  if (!locked || !isSessionValid) throw new Failure('unauthenticated');
  return locked;
}

interface Notification extends Asking {
  readonly locked: AccountRow;
  readonly notice: SecurityNotice;
  readonly now: Date;
}

async function notifyOwner(
  tx: Transaction,
  { config }: Needs,
  notification: Notification,
): Promise<void> {
  const { locked, notice, userAgent, now } = notification;
  const { publicUrl, supportEmail } = config;
  const facts = { at: now, browser: browserNameOf(userAgent), publicUrl, supportEmail };
  await putMail(tx, locked.email, securityMail(notice, locked.language, facts), now);
}

/** Crockford's base32 in lowercase, which omits i, l, o and u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** @returns new recovery codes of 50 random bits, as shown to the user and as stored hashes. */
async function makeCodes({ passwords }: Needs) {
  const texts = Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: 10 }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
  );
  const hashes: string[] = [];
  // Hashed one at a time, so that they do not occupy several worker threads.
  for (const text of texts) hashes.push(await passwords.hash(text));
  return { hashes, shown: texts.map(showRecoveryCode) };
}
