/**
 * 32-bit FNV-1a, over code points instead of bytes. It is good enough to tell a few texts apart but not
 * cryptographically secure. Source of the constants: http://www.isthe.com/chongo/tech/comp/fnv/
 * @returns an integer from 0 to 2^32 - 1.
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
