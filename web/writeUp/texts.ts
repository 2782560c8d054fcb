import { withoutOrphans } from '@elan/domain/writeUp/characters';
import type { MarkedToken, Token } from 'marked';
import { withoutMarks } from './amountMarks.tsx';

/** @returns the text of these tokens, without markup or amount marks. */
export function plainText(tokens: readonly Token[]): string {
  return (tokens as readonly MarkedToken[]).map(wordsOf).join('');
}

function wordsOf(token: MarkedToken): string {
  if (token.type === 'br') return ' ';
  if ('tokens' in token && token.tokens && token.tokens.length > 0) return plainText(token.tokens);
  return 'text' in token ? withoutMarks(token.text) : '';
}

/** @returns the visible text of a plain text, inline code or escape token; undefined for any other token. */
export function shownText(token: MarkedToken): string | undefined {
  switch (token.type) {
    case 'text':
      return token.tokens && token.tokens.length > 0 ? undefined : withoutOrphans(token.text);
    case 'codespan':
    case 'escape':
      return token.text;
    default:
      return undefined;
  }
}

/** @returns every plain text, inline code and escape token, in reading order. */
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
