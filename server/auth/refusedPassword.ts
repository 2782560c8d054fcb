import { foldedPassword, passwordProblem } from '@elan/domain/account/password';
import { minPasswordLength, type PasswordProblem } from '@elan/domain/account/passwordForm';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The 43,000 most common leaked passwords that satisfy the minimum length, lowercased. The list is too large for the
 * browser, so only the server checks it, in addition to the rules that both apply.
 */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= minPasswordLength),
);

/**
 * @param password in its canonical form (`canonicalPassword`).
 * @param email the email of its account.
 * @returns why it is refused as a new password (docs/product.md#sign-up-and-passwords), or undefined.
 */
export function refusedPassword(password: string, email: string): PasswordProblem | undefined {
  const problem = passwordProblem(password, email);
  if (problem) return problem;
  return common.has(foldedPassword(password)) ? 'password_common' : undefined;
}
