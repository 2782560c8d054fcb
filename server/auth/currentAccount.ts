import { Failure } from '@elan/domain/failure';
import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import { type Access, accessOf, type EmailLists } from '@elan/domain/subscription/access';
import type { SessionRow } from '../store/signIn/sessions.ts';

/** The signed-in user of a request, and their access rights. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly access: Access;
  /** The session of the request. */
  readonly sessionId: string;
}

/**
 * Rejects a suspended account, which may read, export, cancel and delete, but not write.
 * @throws Failure `suspended`.
 */
export function requireActive(account: Account): void {
  if (!account.access.hasAccess) throw new Failure('suspended');
}

/** @param emails the emails of founders and administrators. @returns the account of a session. */
export function accountOf(session: SessionRow, emails: EmailLists): Account {
  const { accountId, sessionId, email, emailVerified, language, suspendedAt, subscriptionStatus } =
    session;
  const facts = {
    email,
    emailConfirmed: emailVerified,
    suspended: Boolean(suspendedAt),
    subscriptionStatus,
  };
  return {
    id: accountId,
    sessionId,
    email,
    language: asLanguage(language) ?? defaultLanguage,
    access: accessOf(facts, emails),
  };
}
