import type { MailLinkType } from '../../session/mailLink.ts';

/** The panels of /auth; `recovery` and `confirmation` are opened by mail links, valid or not. */
export type Panel =
  | 'signIn'
  | 'signUp'
  | 'checkEmail'
  | 'confirmation'
  | 'confirmed'
  | 'confirmationInvalid'
  | 'forgot'
  | 'recovery';

/** The query parameters of our mails' links. */
interface AuthSearch {
  readonly type?: MailLinkType;
  readonly confirmed?: true;
}

/** @returns the panel that the query selects. */
export function panelOf({ type, confirmed }: AuthSearch): Panel {
  if (type !== undefined) return type;
  return confirmed ? 'confirmed' : 'signIn';
}
