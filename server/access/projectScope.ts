import type { Database, Transaction } from '../adapters/database/database.ts';
import type { Account } from '../auth/currentAccount.ts';
import { existingId } from '../lib/assertExists.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';

/**
 * The owner of a project. Their plan determines access to its modules and files, and the project counts
 * towards their storage.
 */
export type Owner = Pick<Account, 'id' | 'access'>;

export interface ProjectScope {
  /** The signed-in account, whose session, language, quota and limits apply. */
  readonly actor: Account;
  readonly owner: Owner;
  /** The id in the request, whose format has not been checked. */
  readonly projectId: string;
}

/** @returns a scope with the account as the owner, in which other accounts' projects are not found. */
export function ownProject(account: Account, projectId: string): ProjectScope {
  return { actor: account, owner: account, projectId };
}

/** The ids of a scope, which suffice to read a project. */
export interface ProjectIds {
  readonly actor: Pick<Account, 'id'>;
  readonly owner: Pick<Owner, 'id'>;
  readonly projectId: string;
}

/**
 * Runs `work` in one transaction, with the row-level security of the actor.
 * @throws Failure `not_found` if the format of the project id is invalid.
 */
export async function inProject<Result>(
  db: Database,
  { actor, projectId }: Pick<ProjectIds, 'actor' | 'projectId'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  existingId(projectId);
  return withRowLevelSecurity(db, actor.id, work);
}
