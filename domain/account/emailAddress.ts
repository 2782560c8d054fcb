import * as z from 'zod/mini';
import { text } from '../text.ts';

/**
 * An address as two of them are compared: capitals of the Latin alphabet count as small letters, and nothing
 * else changes. Lowercasing by Unicode would turn look-alikes into a listed address, such as the Kelvin
 * sign (U+212A) into the letter k.
 */
export function comparableEmail(email: string): string {
  return email.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/** What a person typed for an address, as it is looked up: without the space around it, capitals folded. */
const typed = z.overwrite<string>((value) => comparableEmail(value.trim()));

/** An address that somebody says is theirs; what is none is simply nobody's. */
export const typedEmail = text(320).check(typed);

/** Most characters of an address, of its part before the @, and of a name in its domain: RFC 5321 (4.5.3.1), RFC 1035. */
const longestEmail = 254;
const longestLocalPart = 64;
const longestLabel = 63;

function fitsMailServers(address: string): boolean {
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  return at <= longestLocalPart && labels.every(({ length }) => length <= longestLabel);
}

/** An address that mail can be sent to, as a new account has it. Letters beyond Latin ones are refused: look-alikes. */
export const emailAddress = typedEmail.check(
  z.maxLength(longestEmail),
  z.email(),
  z.refine(fitsMailServers, 'has a part that is too long'),
);
