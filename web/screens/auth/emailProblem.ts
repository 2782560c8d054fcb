import { isEmail } from '@elan/domain/account/emailForm';
import { isBlank } from '@elan/domain/text';

/** The keys of the error messages for an e-mail. */
export type EmailProblem = 'emailMissing' | 'emailInvalid';

/** @returns the problem with an e-mail by the server's rule, or undefined if there is none. */
export function emailProblem(email: string): EmailProblem | undefined {
  if (isBlank(email)) return 'emailMissing';
  return isEmail(email) ? undefined : 'emailInvalid';
}
