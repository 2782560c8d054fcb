import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import type { Access } from '@elan/domain/subscription/access';

/** The signed-in person of a request, and what they may access. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly access: Access;
  /** The session that the request came with. */
  readonly sessionId: string;
}

/**
 * A suspended account may read, export, cancel and delete, but not write. @throws Failure
 * `suspended`.
 */
export function requireActive(account: Account): void {
  if (!account.access.hasAccess) throw new Failure('suspended');
}
