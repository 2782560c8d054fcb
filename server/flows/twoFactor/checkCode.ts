import {
  attemptsRemaining,
  lockedUntil,
  lockoutMs,
  secondsUntil,
} from '@elan/domain/account/lockout';
import { readCode } from '@elan/domain/account/twoFactor';
import { Failure } from '@elan/domain/failure';
import type { Transaction } from '../../adapters/database/database.ts';
import { stepOfCode, withUsedStep } from '../../auth/authenticator.ts';
import { verifyPassword } from '../../auth/passwordHash.ts';
import type { Services } from '../../services.ts';
import {
  bringCodeFailureToNow,
  changeTwoFactor,
  findTwoFactor,
  recoveryCodesOf,
  type TwoFactorRow,
  takeRecoveryCode,
} from '../../store/signIn/twoFactor.ts';

/** A code typed by the user. A recovery code has already been compared with the stored hashes. */
export type Proof =
  | { readonly kind: 'totp'; readonly digits: string }
  /** The id of the matching stored code, if any. */
  | { readonly kind: 'recovery'; readonly id: string | undefined };

/**
 * Prepares the check of a code, outside any transaction because recovery codes are hashed like passwords.
 * @throws Failure `code_invalid` if the text cannot be a code, which does not count as an attempt; `codes_locked` for
 *   a recovery code.
 */
export async function readProof(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
  typed: string,
): Promise<Proof> {
  const code = readCode(typed);
  if (!code) throw new Failure('code_invalid');
  if (code.kind === 'totp') return code;
  const now = clock.now();
  await bringCodeFailureToNow(db, accountId, now);
  const row = await findTwoFactor(db, accountId);
  if (row) throwIfLocked(row, now);
  for (const { id, hash } of await recoveryCodesOf(db, accountId)) {
    if (await verifyPassword(hash, code.text)) return { kind: 'recovery', id };
  }
  return { kind: 'recovery', id: undefined };
}

/**
 * The result of a check. A Failure must be thrown only after the transaction has committed, so that the wrong code is
 * counted.
 */
export type CodeOutcome = 'right' | Failure;

/**
 * Checks a code, and consumes it if it is right. The account's row must be locked. Wrong codes are counted by account,
 * regardless of the network, since the sender already knows the password. Seven wrong codes lock the
 * account's codes for 15 minutes.
 */
export async function checkCode(
  tx: Transaction,
  { clock, secrets, logEvent }: Pick<Services, 'clock' | 'secrets' | 'logEvent'>,
  accountId: string,
  proof: Proof,
): Promise<CodeOutcome> {
  const now = clock.now();
  await bringCodeFailureToNow(tx, accountId, now);
  const row = await findTwoFactor(tx, accountId);
  if (!row?.enabledAt) return new Failure('two_factor_off');
  const locked = lockOf(row, now);
  if (locked) return locked;
  const change = await changeOf(tx, { secrets, logEvent }, row, proof, now);
  if (change) {
    await changeTwoFactor(tx, accountId, { ...change, failures: 0, lastFailureAt: null });
    return 'right';
  }
  const isFresh = attemptsRemaining(countOf(row), now) === attemptsRemaining(undefined, now);
  const failures = isFresh ? 1 : row.failures + 1;
  await changeTwoFactor(tx, accountId, { failures, lastFailureAt: now });
  const left = attemptsRemaining({ count: failures, lastAt: now }, now);
  logEvent('sign-in code refused', { accountId });
  if (left > 0) return new Failure('code_invalid', { facts: { attemptsRemaining: left } });
  return new Failure('codes_locked', {
    facts: { attemptsRemaining: 0, retryAfter: lockoutMs / 1000 },
  });
}

/** @returns the changes to store after a correct code; undefined if the code is wrong. */
async function changeOf(
  tx: Transaction,
  { secrets, logEvent }: Pick<Services, 'secrets' | 'logEvent'>,
  { accountId, sealedSecret, lastStep, usedSteps }: TwoFactorRow,
  proof: Proof,
  now: Date,
): Promise<Partial<TwoFactorRow> | undefined> {
  if (proof.kind === 'recovery') {
    const isTaken = proof.id !== undefined && (await takeRecoveryCode(tx, accountId, proof.id));
    return isTaken ? {} : undefined;
  }
  const secret = secrets.open(sealedSecret, accountId);
  if (secret === undefined) {
    logEvent(
      'AUTH_SECRET: an authenticator was set up under another one; a recovery code opens the account',
      {
        accountId,
      },
    );
    return undefined;
  }
  // `lastStep` may have been written by a server that runs the previous release.
  const step = stepOfCode(secret, proof.digits, now, [...usedSteps, lastStep]);
  if (step === undefined) return undefined;
  const renewed = secrets.renew(sealedSecret, accountId);
  return {
    ...(renewed ? { sealedSecret: renewed } : {}),
    usedSteps: withUsedStep(usedSteps, step),
    lastStep: Math.max(lastStep, step),
  };
}

const countOf = ({ failures, lastFailureAt }: TwoFactorRow) =>
  lastFailureAt === null ? undefined : { count: failures, lastAt: lastFailureAt };

function lockOf(row: TwoFactorRow, now: Date): Failure | undefined {
  const until = lockedUntil(countOf(row), now);
  const retryAfter = until && secondsUntil(until, now);
  return retryAfter === null
    ? undefined
    : new Failure('codes_locked', { facts: { attemptsRemaining: 0, retryAfter } });
}

function throwIfLocked(row: TwoFactorRow, now: Date): void {
  const locked = lockOf(row, now);
  if (locked) throw locked;
}
