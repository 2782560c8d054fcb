import type { MarkedToken, Token } from 'marked';
import { decodeReferences } from './characterReferences.ts';

/** @returns the text of these tokens without emphasis. */
export function plainText(tokens: readonly Token[]): string {
  return (tokens as readonly MarkedToken[]).map(wordsOf).join('');
}

function wordsOf(token: MarkedToken): string {
  if ('tokens' in token && token.tokens && token.tokens.length > 0) return plainText(token.tokens);
  return 'text' in token ? decodeReferences(token.text) : '';
}
