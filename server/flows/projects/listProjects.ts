import type { DeletedProject, ProjectOrder, ProjectSummary } from '@elan/domain/contract/projects';
import { type StorageUse, storageLimitOf } from '@elan/domain/subscription/storage';
import type { Account } from '../../auth/currentAccount.ts';
import { listCursor, listEndIn } from '../../lib/listCursor.ts';
import { pageOf } from '../../lib/pageCursor.ts';
import type { Services } from '../../services.ts';
import { readStored } from '../../store/accounts/accounts.ts';
import * as store from '../../store/projects/projectList.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { presentSummary } from './presentProject.ts';

const pageSize = 50;

/**
 * @returns one page of a user's projects, as summaries.
 * @throws Failure `malformed` if the cursor is invalid or from a list in another order.
 */
export async function listProjects(
  services: Pick<Services, 'db'>,
  input: {
    readonly account: Account;
    readonly order: ProjectOrder;
    readonly search: string | undefined;
    readonly cursor: string | undefined;
  },
): Promise<{ projects: ProjectSummary[]; nextCursor: string | null }> {
  const { account, order, search, cursor } = input;
  const asked = { order, search, limit: pageSize + 1, after: listEndIn(cursor, order) };
  const rows = await withRowLevelSecurity(services.db, account.id, (tx) =>
    store.listProjects(tx, account.id, asked),
  );
  const { page, nextCursor } = pageOf(rows, pageSize, listCursor(order));
  return { projects: page.map(presentSummary), nextCursor };
}

/** @returns how many projects a user has, how many are completed, and how much storage is used. */
export function countProjects(
  services: Pick<Services, 'db'>,
  input: { readonly account: Account },
): Promise<{ created: number; completed: number; storage: StorageUse }> {
  const { id, access } = input.account;
  return withRowLevelSecurity(services.db, id, async (tx) => ({
    ...(await store.countProjects(tx, id)),
    storage: { used: await readStored(tx, id), limit: storageLimitOf(access.plan) },
  }));
}

/**
 * @returns one page of the recycle bin, newest deletion first.
 * @throws Failure `malformed` if the cursor is invalid or from another list.
 */
export async function listDeletedProjects(
  services: Pick<Services, 'db'>,
  input: { readonly account: Account; readonly cursor: string | undefined },
): Promise<{ projects: DeletedProject[]; nextCursor: string | null }> {
  const { account, cursor } = input;
  const order = 'deleted';
  const asked = { order, limit: pageSize + 1, after: listEndIn(cursor, order) } as const;
  const rows = await withRowLevelSecurity(services.db, account.id, (tx) =>
    store.listProjects(tx, account.id, asked),
  );
  const { page, nextCursor } = pageOf(rows, pageSize, listCursor(order));
  const projects = page.flatMap((row) =>
    row.deletedAt ? [{ ...presentSummary(row), deleted_at: row.deletedAt }] : [],
  );
  return { projects, nextCursor };
}
