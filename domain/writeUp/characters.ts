const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** @returns text in which the common character references of markdown are the characters they name. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return isCharacter(point) ? String.fromCodePoint(point) : whole;
    },
  );
}

function isCharacter(point: number): boolean {
  return point >= 32 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
}

/**
 * @returns the text with no-break spaces before or inside French punctuation: inside guillemets, before a colon, a
 * percent or a dollar sign, and inside numbers.
 */
export function withoutOrphans(text: string): string {
  return text
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[»:%$])/g, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}
