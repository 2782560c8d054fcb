/** What /auth may show; `recovery` is the new-password form, or why it cannot be. */
export type Panel =
  | 'signIn'
  | 'signUp'
  | 'checkEmail'
  | 'confirmed'
  | 'confirmationInvalid'
  | 'confirmationFailed'
  | 'forgot'
  | 'recovery';

/** What the links of our mails say in the address. */
interface AuthSearch {
  readonly type?: 'recovery';
  readonly confirmed?: true;
  readonly error?: string;
}

/** @returns the panel that an address opens. */
export function panelOf({ type, confirmed, error }: AuthSearch): Panel {
  if (type === 'recovery') return 'recovery';
  if (confirmed) return 'confirmed';
  if (error === undefined) return 'signIn';
  return error === 'confirmation_invalid' ? 'confirmationInvalid' : 'confirmationFailed';
}
