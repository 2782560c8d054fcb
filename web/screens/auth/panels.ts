import type { MailLinkType } from '../../session/mailLink.ts';

/** What /auth may show; `recovery` and `confirmation` are the forms that links open, or why they cannot be. */
export type Panel =
  | 'signIn'
  | 'signUp'
  | 'checkEmail'
  | 'confirmation'
  | 'confirmed'
  | 'confirmationInvalid'
  | 'forgot'
  | 'recovery';

/** What the links of our mails say in the address. */
interface AuthSearch {
  readonly type?: MailLinkType;
  readonly confirmed?: true;
}

/** @returns the panel that an address opens. */
export function panelOf({ type, confirmed }: AuthSearch): Panel {
  if (type !== undefined) return type;
  return confirmed ? 'confirmed' : 'signIn';
}
