/**
 * An address as two of them are compared: capitals of the Latin alphabet count as small letters, and nothing
 * else changes. Lowercasing by Unicode would turn look-alikes into a listed address, such as the Kelvin
 * sign (U+212A) into the letter k.
 */
export function comparableEmail(email: string): string {
  return email.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}
