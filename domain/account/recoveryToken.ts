import { isStorable } from '../text.ts';

/** Most code units of each token of a recovery link. */
export const longestToken = 200;

/** @returns whether the server reads such a token, whether it is right or not. */
export function isReadableToken(token: string): boolean {
  return token.length <= longestToken && isStorable(token);
}
