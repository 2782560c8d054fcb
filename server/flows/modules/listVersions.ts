import type { Version } from '@elan/domain/contract/versions';
import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId, existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findProject } from '../../store/projects/projects.ts';
import * as store from '../../store/projects/versions.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/** The earlier versions of a module, newest first. @throws Failure `not_found`. */
export async function listVersions(
  services: Pick<Services, 'db'>,
  input: { readonly account: Account; readonly projectId: string; readonly module: string },
): Promise<Version[]> {
  const projectId = existingId(input.projectId);
  const { key } = existingModule(input.module);
  const userId = input.account.id;
  const rows = await withRowLevelSecurity(services.db, userId, async (tx) => {
    if (!(await findProject(tx, userId, projectId))) throw new Failure('not_found');
    return store.listVersions(tx, { userId, projectId, module: key });
  });
  return rows.map(presentVersion);
}

/** The fields of a version in a reply, without its content. */
export function presentVersion(row: {
  readonly id: string;
  readonly cause: Version['cause'];
  readonly createdAt: Date;
}): Version {
  return { id: row.id, cause: row.cause, created_at: row.createdAt.toISOString() };
}
