import { isEmail } from '@elan/domain/account/emailForm';
import { isBlank } from '@elan/domain/text';

/** The keys of the error messages for an e-mail. */
export type EmailProblem = 'emailMissing' | 'emailInvalid';

/** Checks an e-mail before sending, by the same rule as the server. */
export function emailProblem(email: string): EmailProblem | undefined {
  if (isBlank(email)) return 'emailMissing';
  return isEmail(email) ? undefined : 'emailInvalid';
}
