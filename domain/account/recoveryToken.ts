import { isStorable } from '../text.ts';

/** The maximum length of each token in a recovery link, in UTF-16 code units. */
export const longestToken = 200;

/** @returns whether a token has a form that the server accepts. The token may still be wrong. */
export function isReadableToken(token: string): boolean {
  return token.length <= longestToken && isStorable(token);
}
