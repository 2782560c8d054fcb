import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import { libraryFailure } from '../accounts/libraryFailure.ts';
import type { Services } from '../services.ts';
import { saveLanguage } from '../store/accounts.ts';
import { asUser } from '../store/asUser.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string; readonly email: string };
  /** The library's cookies, to be sent on. */
  readonly cookies: readonly string[];
}

/**
 * Opens a session.
 * @param input.language a language chosen on this device: it wins over the saved preference.
 * @throws Failure `invalid_credentials`, the same for an unknown address and a wrong password;
 *   `email_not_confirmed`.
 */
export async function signIn(
  services: Pick<Services, 'auth' | 'db' | 'clock'>,
  input: {
    readonly email: string;
    readonly password: string;
    readonly language: Language | undefined;
    readonly headers: Headers;
  },
): Promise<SignedIn> {
  const { headers, response } = await services.auth.api
    .signInEmail({
      body: { email: input.email, password: input.password },
      headers: input.headers,
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      throw await libraryFailure(services.db, error);
    });
  if (!response.token) throw new Failure('internal');
  const { id, email } = response.user;
  if (input.language !== undefined) {
    const { language } = input;
    await asUser(services.db, id, (tx) => saveLanguage(tx, id, language, services.clock.now()));
  }
  return { token: response.token, user: { id, email }, cookies: headers.getSetCookie() };
}
