import { APIError } from 'better-auth/api';
import type { Services } from '../services.ts';

/** Sends the confirmation mail again; says nothing of whether the address is known or confirmed. */
export async function resendConfirmation(
  services: Pick<Services, 'auth'>,
  email: string,
): Promise<void> {
  await services.auth.api.sendVerificationEmail({ body: { email } }).catch((error: unknown) => {
    if (!(error instanceof APIError)) throw error;
  });
}
