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
