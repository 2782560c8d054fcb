import type { ProjectOrder, ProjectSummary } from '@elan/domain/contract/projects';
import type { Account } from '../../auth/currentAccount.ts';
import { endedAt, pageEndIn } from '../../lib/listCursor.ts';
import type { Services } from '../../services.ts';
import * as store from '../../store/projectList.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { presentSummary } from './presentProject.ts';

const pageSize = 50;

/** One page of a person's projects as summaries. @throws Failure `malformed` for a cursor of another order. */
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
  const page = { order, search, limit: pageSize + 1, after: pageEndIn(cursor, order) };
  const rows = await withRowLevelSecurity(services.db, account.id, (tx) =>
    store.listProjects(tx, account.id, page),
  );
  const { shown, nextCursor } = endedAt(rows, pageSize, order);
  return { projects: shown.map(presentSummary), nextCursor };
}
