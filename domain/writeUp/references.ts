import { characterNamed } from './characterNames.ts';

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;
/** What HTML reads 128 to 159 as: the characters of Windows-1252. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** @returns text in which the character references of HTML are the characters they name. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? text.replace(reference, decoded) : text;
}

/** A control character, as one of a reference may be, is shown by no font. */
function decoded(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return characterNamed(name) ?? written;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const found =
    ofWindows[point - 128] ?? (point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd');
  return /^[\p{Cc}\p{Cs}]$/u.test(found) && !/^[\t\n]$/.test(found) ? '\ufffd' : found;
}

/** @returns where the character references of a text are, and what they name. */
export function referencesIn(
  text: string,
): readonly { readonly start: number; readonly end: number; readonly names: string }[] {
  if (!text.includes('&')) return [];
  return [...text.matchAll(reference)].flatMap((match) => {
    const [written, ...parts] = match;
    const { index } = match;
    const names = decoded(written, ...parts);
    return names === written ? [] : [{ start: index, end: index + written.length, names }];
  });
}
