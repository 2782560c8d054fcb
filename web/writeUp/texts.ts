import type { MarkedToken, Token } from 'marked';
import { decodeReferences } from './characterReferences.ts';
import { withoutOrphans } from './withoutOrphans.ts';

/** @returns the words of a piece of text as they are shown; undefined for what is made of other pieces, or of none. */
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

/** @returns every piece of text in a write-up, in the order in which it is read. */
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
