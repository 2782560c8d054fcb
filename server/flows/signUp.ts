import { passwordProblem } from '@elan/domain/account/password';
import { termsVersion } from '@elan/domain/account/terms';
import { Failure } from '@elan/domain/failure';
import { defaultLanguage, type Language } from '@elan/domain/language';
import { libraryFailure } from '../accounts/libraryFailure.ts';
import type { Services } from '../services.ts';
import { isRegistered } from '../store/accounts.ts';

/**
 * Creates an account that waits for its confirmation mail; account, preferences and mail are
 * written in one transaction.
 * @throws Failure `signup_disabled`, `terms_not_accepted`, `password_too_short`, `password_too_long`, `already_registered`.
 */
export async function signUp(
  services: Pick<Services, 'auth' | 'db' | 'clock' | 'config'>,
  input: {
    readonly email: string;
    readonly password: string;
    readonly termsAccepted: boolean;
    readonly language: Language | undefined;
  },
): Promise<void> {
  if (services.config.signupDisabled) throw new Failure('signup_disabled');
  if (!input.termsAccepted) throw new Failure('terms_not_accepted');
  const problem = passwordProblem(input.password);
  if (problem) throw new Failure(problem);
  if (await isRegistered(services.db, input.email)) throw new Failure('already_registered');
  try {
    await services.auth.api.signUpEmail({
      body: {
        // The product asks for no name; the library wants one.
        name: '',
        email: input.email,
        password: input.password,
        language: input.language ?? defaultLanguage,
        termsVersion,
        termsAcceptedAt: services.clock.now(),
      },
    });
  } catch (error) {
    // Two sign-ups of one address at one moment: the database's unique constraint lets one through.
    if (await isRegistered(services.db, input.email)) throw new Failure('already_registered');
    throw await libraryFailure(services.db, error);
  }
}
