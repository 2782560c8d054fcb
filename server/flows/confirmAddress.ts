import { libraryFailure } from '../accounts/libraryFailure.ts';
import type { Services } from '../services.ts';

/** Confirms the address that a link was sent to; it does not sign in. @throws Failure `confirmation_invalid`. */
export async function confirmAddress(
  services: Pick<Services, 'auth' | 'db'>,
  token: string,
): Promise<void> {
  await services.auth.api.verifyEmail({ query: { token } }).catch(async (error: unknown) => {
    throw await libraryFailure(services.db, error);
  });
}
