/** Types of the links in our e-mails that open a form on /auth. */
export type MailLinkType = 'recovery' | 'confirmation';

/** The two tokens of a recovery link. Together they can set a new password once. */
export interface RecoveryPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface HeldTokens {
  readonly recovery?: RecoveryPair;
  readonly confirmation?: string;
}

/** The tokens of the page's link. Held only in memory, so a reload loses them. */
let held: HeldTokens = {};

const tokenNames = ['access_token', 'refresh_token', 'token'] as const;

/** @returns the link type, or undefined if the value is not one. */
export function mailLinkType(type: unknown): MailLinkType | undefined {
  return type === 'recovery' || type === 'confirmation' ? type : undefined;
}

/**
 * Moves the tokens of a link from the URL and the history entry into memory, so that they do not leak from there
 * (docs/product.md#recovery-links). `type` stays in the URL, because it decides which form is shown.
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

/** @returns the recovery tokens from this page's URL, if both were there. */
export function heldRecoveryPair(): RecoveryPair | undefined {
  return held.recovery;
}

/** @returns the confirmation token from this page's URL. */
export function heldConfirmationToken(): string | undefined {
  return held.confirmation;
}

/** Removes the tokens from memory. */
export function forgetMailLink(): void {
  held = {};
}
