import { isEmail } from '@elan/domain/account/emailForm';
import { isBlank } from '@elan/domain/text';

/** The texts that say what is wrong with an e-mail. */
export type EmailProblem = 'emailMissing' | 'emailInvalid';

/** What is wrong with an e-mail: the same rule as the server's, checked before sending. */
export function emailProblem(email: string): EmailProblem | undefined {
  if (isBlank(email)) return 'emailMissing';
  return isEmail(email) ? undefined : 'emailInvalid';
}
