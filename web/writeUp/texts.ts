import type { MarkedToken, Token } from 'marked';
import { withoutMarks } from './amountMarks.tsx';

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

/** @returns the text of these tokens without emphasis. */
export function plainText(tokens: readonly Token[]): string {
  return (tokens as readonly MarkedToken[]).map(wordsOf).join('');
}

function wordsOf(token: MarkedToken): string {
  if ('tokens' in token && token.tokens && token.tokens.length > 0) return plainText(token.tokens);
  return 'text' in token ? withoutMarks(decodeReferences(token.text)) : '';
}

/** @returns the visible text of a token; undefined for one made of other tokens, or without text. */
export function shownText(token: MarkedToken): string | undefined {
  switch (token.type) {
    case 'text':
      return token.tokens && token.tokens.length > 0
        ? undefined
        : withoutOrphans(decodeReferences(token.text));
    case 'codespan':
    case 'escape':
      return token.text;
    default:
      return undefined;
  }
}

/** @returns every text token of a write-up, in reading order. */
export function textsIn(tokens: readonly Token[]): readonly Token[] {
  return (tokens as readonly MarkedToken[]).flatMap((token) => {
    if (shownText(token) !== undefined) return [token];
    if (token.type === 'list') return textsIn(token.items);
    if (token.type === 'table') {
      return [token.header, ...token.rows].flat().flatMap((cell) => textsIn(cell.tokens));
    }
    return 'tokens' in token && token.tokens ? textsIn(token.tokens) : [];
  });
}
