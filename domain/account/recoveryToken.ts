import { isStorable } from '../text.ts';

/** The maximum length of each token in a recovery link, in UTF-16 code units. */
export const longestToken = 200;

/** @returns whether the server accepts a token of this form. It may still be a wrong one. */
export function isReadableToken(token: string): boolean {
  return token.length <= longestToken && isStorable(token);
}
