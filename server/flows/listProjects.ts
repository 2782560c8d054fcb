import type { ProjectSummary } from '@elan/domain/contract/projects';
import type { Account } from '../accounts/account.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import * as store from '../store/projects.ts';
import { pageOf, readCursor } from './pageCursor.ts';
import { presentSummary } from './presentProject.ts';

const pageSize = 50;

/** One page of a person's projects as summaries, newest change first. */
export async function listProjects(
  services: Pick<Services, 'db'>,
  input: { readonly account: Account; readonly cursor: string | undefined },
): Promise<{ projects: ProjectSummary[]; nextCursor: string | null }> {
  const after = readCursor(input.cursor);
  const rows = await asUser(services.db, input.account.id, (tx) =>
    store.listProjects(tx, input.account.id, pageSize + 1, after),
  );
  const { page, nextCursor } = pageOf(rows, pageSize, ({ updatedAt }) => updatedAt);
  return { projects: page.map(presentSummary), nextCursor };
}
