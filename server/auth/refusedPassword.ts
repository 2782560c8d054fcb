import {
  isObviousPassword,
  minPasswordLength,
  type PasswordRefusal,
  passwordProblem,
} from '@elan/domain/account/password';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The 43,000 most common passwords that are long enough, from those that leaked elsewhere; all are
 * lowercased.
 */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= minPasswordLength),
);

/**
 * @param password in its canonical form (`canonicalPassword`).
 * @param email of the account that it is for.
 * @returns why it is refused as a new password (docs/product.md#sign-up-and-passwords), or undefined.
 */
export function refusedPassword(password: string, email: string): PasswordRefusal | undefined {
  const problem = passwordProblem(password);
  if (problem) return problem;
  if (isObviousPassword(password, email)) return 'password_obvious';
  return common.has(password.toLowerCase()) ? 'password_common' : undefined;
}
