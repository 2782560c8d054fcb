import { characterNamed } from './characterNames.ts';

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;
/** The Windows-1252 characters that HTML substitutes for code points 128 to 159. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** @returns the text with HTML character references decoded. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? text.replace(reference, decoded) : text;
}

/** Decodes a reference. Surrogates, numbers above 10FFFF and controls except tab and newline become "\ufffd". */
function decoded(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return characterNamed(name) ?? written;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const found =
    ofWindows[point - 128] ?? (point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd');
  return /^[\p{Cc}\p{Cs}]$/u.test(found) && !/^[\t\n]$/.test(found) ? '\ufffd' : found;
}

/** @returns the ranges of the character references in a text and the characters that they stand for. */
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
