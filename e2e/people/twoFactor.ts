import { codeOf } from '@elan/testing/people/authenticatorCode';
import type { APIRequestContext } from '@playwright/test';
import { type Person, post } from './person.ts';

/**
 * Turns on two-factor sign-in for the person who is signed in.
 * @returns the authenticator's secret.
 */
export async function turnTwoFactorOn(
  request: APIRequestContext,
  { password }: Pick<Person, 'password'>,
): Promise<string> {
  const offered = await post(request, '/api/auth/two-factor/set-up', { password });
  const { secret } = offered as { readonly secret: string };
  await post(request, '/api/auth/two-factor/enable', { code: codeOf(secret, new Date()) });
  return secret;
}
