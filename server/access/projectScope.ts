import type { Database, Transaction } from '../adapters/database/database.ts';
import type { Account } from '../auth/currentAccount.ts';
import { existingId } from '../lib/assertExists.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';

/** Whose project it is: their plan opens its modules and files, and it counts in their storage. */
export type Owner = Pick<Account, 'id' | 'access'>;

/** Who acts, in which project, and whose project that is. */
export interface ProjectScope {
  /** The person who is signed in: their session, language, quota and limits. */
  readonly actor: Account;
  readonly owner: Owner;
  /** As the request names it; it may be of invalid form. */
  readonly projectId: string;
}

/** @returns the scope of a person in a project of their own; nobody acts in another person's. */
export function ownProject(account: Account, projectId: string): ProjectScope {
  return { actor: account, owner: account, projectId };
}

/**
 * Runs `work` in one transaction as the actor. @throws Failure `not_found` for a project id of
 * invalid form.
 */
export async function inProject<Result>(
  db: Database,
  { actor, projectId }: Pick<ProjectScope, 'actor' | 'projectId'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  existingId(projectId);
  return withRowLevelSecurity(db, actor.id, work);
}
