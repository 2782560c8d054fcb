import type { CallReply } from '@elan/domain/contract/call';
import type { getVersion } from '@elan/domain/contract/versions';
import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId, existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findProject } from '../../store/projects/projects.ts';
import { findVersion } from '../../store/projects/versions.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { presentVersion } from './listVersions.ts';

/** Which version of which module. */
export interface VersionInput {
  readonly account: Account;
  readonly projectId: string;
  readonly module: string;
  readonly version: string;
}

/** One earlier version of a module, with its content. @throws Failure `not_found`. */
export async function readVersion(
  services: Pick<Services, 'db'>,
  input: VersionInput,
): Promise<CallReply<typeof getVersion>> {
  const projectId = existingId(input.projectId);
  const version = existingId(input.version);
  const { key } = existingModule(input.module);
  const userId = input.account.id;
  const row = await withRowLevelSecurity(services.db, userId, async (tx) => {
    if (!(await findProject(tx, userId, projectId))) return undefined;
    return findVersion(tx, { userId, projectId, module: key }, version);
  });
  if (!row) throw new Failure('not_found');
  const presented = presentVersion(row);
  return { ...presented, data: { ...row.data, lastUpdated: presented.created_at } };
}
