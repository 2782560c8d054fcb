/** The two tokens of a recovery link; together they set a new password, once. */
export interface RecoveryPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Here and nowhere else: a reload forgets it. */
let held: RecoveryPair | undefined;

/**
 * Takes the tokens of a recovery link out of the address and out of the entry of the history, so that no
 * later request, page or script finds them there (decision D8). `type=recovery` stays: it says what the page is.
 */
export function takeRecoveryLink(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const accessToken = query.get('access_token');
  const refreshToken = query.get('refresh_token');
  if (accessToken === null && refreshToken === null) return;
  query.delete('access_token');
  query.delete('refresh_token');
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${pathname}${rest}${hash}`);
  const isWhole = query.get('type') === 'recovery' && accessToken && refreshToken;
  held = isWhole ? { accessToken, refreshToken } : undefined;
}

/** @returns the tokens that this page was opened with, where they came as a pair. */
export function heldRecoveryPair(): RecoveryPair | undefined {
  return held;
}

/** They were used, or the server refuses them. */
export function forgetRecoveryPair(): void {
  held = undefined;
}
