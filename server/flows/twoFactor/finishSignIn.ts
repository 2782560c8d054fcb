import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import type { Transaction } from '../../adapters/database/database.ts';
import { browserNameOf } from '../../auth/browserName.ts';
import { type Device, openSessionOn } from '../../auth/createSession.ts';
import { networkPrefixOf } from '../../auth/networkPrefix.ts';
import { sessionTokenHash } from '../../auth/sessionToken.ts';
import { securityMail } from '../../mails/securityMail.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../store/accounts/accounts.ts';
import { putMail } from '../../store/outbox.ts';
import { findChallenge, removeChallenge } from '../../store/signIn/twoFactor.ts';
import { serialQueue } from '../auth/countedAttempt.ts';
import { noteSignIn } from '../auth/noteSignIn.ts';
import type { OpenedSession } from '../auth/signIn.ts';
import { checkCode, type Proof, readProof } from './checkCode.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'outbox' | 'secrets' | 'logEvent'>;

interface Input {
  readonly challenge: string;
  readonly code: string;
  /** The language chosen on this device, which takes precedence over the saved one. */
  readonly language: Language | undefined;
  readonly device: Device;
}

/**
 * Completes the second step of a sign-in: opens a session if the code is correct.
 * @throws Failure `challenge_invalid`, `code_invalid`, `codes_locked`.
 */
export async function finishSignIn(services: Needs, input: Input): Promise<OpenedSession> {
  const { db, clock } = services;
  const challengeId = sessionTokenHash(input.challenge);
  const accountId = await findChallenge(db, challengeId, clock.now());
  if (accountId === undefined) throw new Failure('challenge_invalid');
  // This process checks the codes of one account one at a time, because hashing a recovery code is expensive.
  return serialQueue(`code ${accountId}`, async () => {
    const proof = await readProof(services, accountId, input.code);
    const outcome = await db.transaction((tx) =>
      open(tx, services, { ...input, challengeId, accountId, proof }),
    );
    if (outcome instanceof Failure) throw outcome;
    services.outbox.nudge();
    const network = networkPrefixOf(input.device.ip);
    services.logEvent('signed in', { accountId, network });
    return outcome;
  });
}

interface Step extends Input {
  readonly challengeId: string;
  readonly accountId: string;
  readonly proof: Proof;
}

/**
 * @returns a failure instead of throwing it, so that the transaction commits and a wrong code is counted.
 */
async function open(
  tx: Transaction,
  services: Needs,
  { challengeId, accountId, proof, device, language }: Step,
): Promise<OpenedSession | Failure> {
  const { clock, config } = services;
  const now = clock.now();
  const account = await lockAccount(tx, accountId);
  // The challenge was used, expired or ended by a new password in the meantime.
  if (!account || (await findChallenge(tx, challengeId, now)) !== accountId) {
    return new Failure('challenge_invalid');
  }
  const checked = await checkCode(tx, services, accountId, proof);
  if (checked !== 'right') return checked;
  await removeChallenge(tx, challengeId);
  const session = await openSessionOn(tx, account, device, now);
  const { deviceToken, mail } = await noteSignIn(tx, { account, device, language, config, now });
  // Both emails name the browser, so only one of them is sent.
  const facts = { at: now, browser: browserNameOf(device.userAgent), ...config };
  const mailToSend =
    proof.kind === 'recovery'
      ? securityMail('recoveryCodeUsed', language ?? account.language, facts)
      : mail;
  if (mailToSend) await putMail(tx, account.email, mailToSend, now);
  return { ...session, deviceToken };
}
