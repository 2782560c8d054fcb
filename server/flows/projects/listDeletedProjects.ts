import type { DeletedProject } from '@elan/domain/contract/projects';
import type { Account } from '../../auth/currentAccount.ts';
import { endedAt, pageEndIn } from '../../lib/listCursor.ts';
import type { Services } from '../../services.ts';
import * as store from '../../store/projectList.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { presentSummary } from './presentProject.ts';

const pageSize = 50;

/** One page of the recycle bin, newest deletion first. @throws Failure `malformed` for a foreign cursor. */
export async function listDeletedProjects(
  services: Pick<Services, 'db'>,
  input: { readonly account: Account; readonly cursor: string | undefined },
): Promise<{ projects: DeletedProject[]; nextCursor: string | null }> {
  const { account, cursor } = input;
  const order = 'deleted';
  const page = { order, limit: pageSize + 1, after: pageEndIn(cursor, order) } as const;
  const rows = await withRowLevelSecurity(services.db, account.id, (tx) =>
    store.listProjects(tx, account.id, page),
  );
  const { shown, nextCursor } = endedAt(rows, pageSize, order);
  const projects = shown.flatMap((row) =>
    row.deletedAt ? [{ ...presentSummary(row), deleted_at: row.deletedAt.toISOString() }] : [],
  );
  return { projects, nextCursor };
}
