/**
 * FNV-1a, 32 bits: enough to distinguish a few texts, not a secret.
 * Source of the constants: http://www.isthe.com/chongo/tech/comp/fnv/
 * @returns the hash of a text's code points, 0 to 2^32 - 1.
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
