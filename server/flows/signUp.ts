import { passwordProblem } from '@elan/domain/account/password';
import { termsVersion } from '@elan/domain/account/terms';
import { Failure } from '@elan/domain/failure';
import { defaultLanguage, type Language } from '@elan/domain/language';
import { hashPassword } from '../accounts/hashPassword.ts';
import type { Services } from '../services.ts';
import { createAccount, findByEmail } from '../store/accounts.ts';
import { sendConfirmation } from './sendConfirmation.ts';

/**
 * Creates an account that waits for its confirmation mail; account, preferences, link and mail are
 * written in one transaction.
 * @throws Failure `signup_disabled`, `terms_not_accepted`, `password_too_short`, `password_too_long`, `already_registered`.
 */
export async function signUp(
  services: Pick<Services, 'auth' | 'db' | 'clock' | 'config' | 'outbox'>,
  input: {
    readonly email: string;
    readonly password: string;
    readonly termsAccepted: boolean;
    readonly language: Language | undefined;
  },
): Promise<void> {
  const { auth, db, clock, config, outbox } = services;
  if (config.signupDisabled) throw new Failure('signup_disabled');
  if (!input.termsAccepted) throw new Failure('terms_not_accepted');
  const problem = passwordProblem(input.password);
  if (problem) throw new Failure(problem);
  const { email, language = defaultLanguage } = input;
  if (await findByEmail(db, email)) throw new Failure('already_registered');
  const passwordHash = await hashPassword(auth, input.password);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const person = { email, passwordHash, language, termsVersion };
    const account = await createAccount(tx, person, now);
    // Two sign-ups of one address at one moment: the database lets one through.
    if (!account) throw new Failure('already_registered');
    await sendConfirmation(tx, account, config, now);
  });
  outbox.nudge();
}
