import type { PasswordProblem } from '@elan/domain/account/password';
import { ApiFailure } from '../../lib/apiClient.ts';

/** @returns the server's refusal of the password itself, to show at its field. */
export function refusedPassword(failure: unknown): PasswordProblem | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  const { code } = failure;
  return code === 'password_too_short' || code === 'password_too_long' ? code : undefined;
}
