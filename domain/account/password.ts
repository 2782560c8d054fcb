import { isCommonWord } from './commonPasswords.ts';
import {
  charactersOf,
  isPasswordTooLong,
  isTypedTwice,
  maxPasswordLength,
  minPasswordLength,
  type NewPasswordForm,
  type NewPasswordProblem,
  type PasswordProblem,
} from './passwordForm.ts';

/**
 * @param email the account's email; absent on a page that does not know the email, so that only the server checks the
 * rule about it.
 * @returns the first rule of docs/product.md#sign-up-and-passwords that a new password breaks, or undefined.
 */
export function newPasswordProblem(
  form: NewPasswordForm,
  email?: string,
): NewPasswordProblem | undefined {
  return isTypedTwice(form) ? passwordProblem(form.password, email) : 'passwords_differ';
}

/** @returns why a new password is refused, or undefined; see `newPasswordProblem`. */
export function passwordProblem(password: string, email = ''): PasswordProblem | undefined {
  if (isPasswordTooLong(password)) return 'password_too_long';
  const folded = foldedPassword(password);
  if (charactersOf(password).length >= minPasswordLength && isRepeated(folded)) {
    return 'password_repeated';
  }
  if (charactersOf(password.trim()).length < minPasswordLength) return 'password_too_short';
  if (isObvious(folded, email)) return 'password_obvious';
  const bare = folded.replace(/[^\p{L}\p{N}]/gu, '');
  // Ignores digits at the ends, and signs, because "123456!" and "abcdef2026" are also runs.
  const inner = bare.replace(/^\p{N}+|\p{N}+$/gu, '');
  const parts = [folded, ...[bare, inner].filter(({ length }) => length > shortestRun)];
  if (parts.some(isRepeated)) return 'password_repeated';
  if (parts.some(isPlainRun)) return 'password_run';
  return isCommon(folded) ? 'password_common' : undefined;
}

/**
 * @returns a password as it is compared with words: lower case, with compatibility characters replaced, and without
 * accents, format characters and surrounding spaces.
 */
export function foldedPassword(password: string): string {
  return password
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .trim();
}

/** The product's name, without its accent. */
const productName = 'elan';

/**
 * Whether a folded password is among the first that anyone would try for this account: its email, the part before the
 * @, or the product's name, even with digits or signs added.
 */
function isObvious(folded: string, email: string): boolean {
  const known = foldedPassword(email);
  const local = known.slice(0, Math.max(0, known.lastIndexOf('@')));
  if (folded === known || (local !== '' && folded === local)) return true;
  const [untagged = ''] = local.split('+');
  const letters = lettersOf(folded);
  return letters !== '' && [known, local, untagged, productName].map(lettersOf).includes(letters);
}

/** Whether the password is a common word, possibly repeated, and with digits and signs anywhere. */
function isCommon(folded: string): boolean {
  const letters = lettersOf(folded);
  if (letters.length > maxPasswordLength) return false;
  // For example, "doudoudoudou" is the common word "doudou" repeated.
  return Array.from(letters).some((_, at) => {
    const word = letters.slice(0, at + 1);
    return isCommonWord(word) && word.repeat(letters.length / word.length) === letters;
  });
}

function lettersOf(folded: string): string {
  return folded.replace(/[^\p{L}]/gu, '');
}

/** Whether the text is one character, repeated or not, or empty, as a password of spaces is after folding. */
function isRepeated(text: string): boolean {
  return new Set(text).size <= 1;
}

/**
 * The alphabet, the digits, and rows of American, French, German and Canadian keyboards. A run may wrap around the end
 * of a row.
 */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
  '0123456789',
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['qwertzuiop', 'yxcvbnm'],
  ...['!@#$%^&*()', '!"/$%?&*()', '!"#$%&/()='],
];

/** The minimum length of each part of a password of two runs, such as "abc123". */
const shortestRun = 3;

/** Whether a text is a run, or two consecutive parts that are each a run or one repeated character. */
function isPlainRun(text: string): boolean {
  const characters = Array.from(text);
  // Folding can make a text longer than any accepted password.
  if (characters.length > maxPasswordLength) return false;
  if (isRun(text)) return true;
  return characters.some((_, at) => {
    const [first, second] = [characters.slice(0, at), characters.slice(at)];
    const isLong = at >= shortestRun && second.length >= shortestRun;
    return (
      isLong && [first, second].every((part) => isRun(part.join('')) || isRepeated(part.join('')))
    );
  });
}

/**
 * Whether all characters are neighbors in one direction, either in a row, which may wrap, or by code point in any
 * script.
 */
function isRun(text: string): boolean {
  const reversed = Array.from(text).reverse().join('');
  const isInRow = rows.some((row) => {
    const wrapped = row.repeat(Math.ceil(text.length / row.length) + 1);
    return wrapped.includes(text) || wrapped.includes(reversed);
  });
  return isInRow || isByCode(text) || isByCode(reversed);
}

function isByCode(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.every((code, at) => at === 0 || code === (codes[at - 1] ?? 0) + 1);
}
