import { termsVersion } from '@elan/domain/account/terms';
import { Failure } from '@elan/domain/failure';
import { defaultLanguage, type Language } from '@elan/domain/language';
import { refusedPassword } from '../../auth/refusedPassword.ts';
import type { Services } from '../../services.ts';
import { createAccount, findByEmail } from '../../store/accounts/accounts.ts';
import { findFormerUsage } from '../../store/accounts/formerUsage.ts';
import { carryOver } from '../../store/generations/usage.ts';
import { countFirstMail, sendConfirmationMail } from './mailLinks.ts';

/**
 * Creates an unconfirmed account, in one transaction with its confirmation link and email. Free generations of accounts
 * of the same mailbox that were deleted within the last year still count.
 * @throws Failure `signup_disabled`, `terms_not_accepted`, `already_registered`, and those of
 *   `refusedPassword`.
 */
export async function signUp(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'outbox' | 'hashEmail' | 'passwords'>,
  input: {
    readonly email: string;
    readonly password: string;
    readonly termsAccepted: boolean;
    readonly language: Language | undefined;
  },
): Promise<void> {
  const { db, clock, config, outbox, hashEmail, passwords } = services;
  if (config.signupDisabled) throw new Failure('signup_disabled');
  if (!input.termsAccepted) throw new Failure('terms_not_accepted');
  const { email, language = defaultLanguage } = input;
  const problem = refusedPassword(input.password, email);
  if (problem) throw new Failure(problem);
  if (await findByEmail(db, email)) throw new Failure('already_registered');
  const passwordHash = await passwords.hash(input.password);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await countFirstMail(tx, email);
    const person = { email, passwordHash, language, termsVersion };
    const account = await createAccount(tx, person, now);
    // Of two concurrent sign-ups with the same email, the database accepts only one.
    if (!account) throw new Failure('already_registered');
    // Read after the insert, which waits for a concurrent deletion of an account with this email.
    const former = await findFormerUsage(tx, hashEmail(email), now);
    const carried = Math.min(former?.used ?? 0, config.freeLimit);
    if (carried > 0) await carryOver(tx, account.id, carried);
    await sendConfirmationMail(tx, account, config, now);
  });
  outbox.nudge();
}
