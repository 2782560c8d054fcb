/** The links of our mails that open a form on /auth. */
export type MailLinkType = 'recovery' | 'confirmation';

/** The two tokens of a recovery link; together they set a new password, once. */
export interface RecoveryPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface HeldTokens {
  readonly recovery?: RecoveryPair;
  readonly confirmation?: string;
}

/** Here and nowhere else: a reload forgets it. */
let held: HeldTokens = {};

const tokenNames = ['access_token', 'refresh_token', 'token'] as const;

/** @returns the type of a link, where it is one of ours. */
export function mailLinkType(type: unknown): MailLinkType | undefined {
  return type === 'recovery' || type === 'confirmation' ? type : undefined;
}

/**
 * Takes the tokens of a link out of the address and out of the entry of the history, so that no later request, page or
 * script finds them there (docs/product.md#recovery-links). `type` stays: it says what the page is.
 */
export function takeMailLink(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const [accessToken, refreshToken, token] = tokenNames.map((name) => query.get(name) ?? '');
  if (!tokenNames.some((name) => query.has(name))) return;
  for (const name of tokenNames) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${pathname}${rest}${hash}`);
  const type = query.get('type');
  if (type === 'recovery' && accessToken && refreshToken) {
    held = { recovery: { accessToken, refreshToken } };
  } else held = type === 'confirmation' && token ? { confirmation: token } : {};
}

/** @returns the tokens that this page was opened with, where they came as a pair. */
export function heldRecoveryPair(): RecoveryPair | undefined {
  return held.recovery;
}

/** @returns the token of the confirmation link that this page was opened with. */
export function heldConfirmationToken(): string | undefined {
  return held.confirmation;
}

/** They were used, or the server refuses them. */
export function forgetMailLink(): void {
  held = {};
}
