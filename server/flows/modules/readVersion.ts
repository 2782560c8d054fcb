import type { CallReply } from '@elan/domain/contract/call';
import type { getVersion } from '@elan/domain/contract/versions';
import { Failure } from '@elan/domain/failure';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import { existingId, existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findProject } from '../../store/projects/projects.ts';
import { findVersion } from '../../store/projects/versions.ts';
import { presentVersion } from './listVersions.ts';

/** Identifies a version of a module. */
export interface VersionInput extends ProjectScope {
  readonly module: string;
  readonly version: string;
}

/**
 * @returns one earlier version of a module, with its content.
 * @throws Failure `not_found`.
 */
export async function readVersion(
  services: Pick<Services, 'db'>,
  input: VersionInput,
): Promise<CallReply<typeof getVersion>> {
  const { owner, projectId } = input;
  const version = existingId(input.version);
  const { key } = existingModule(input.module);
  const row = await inProject(services.db, input, async (tx) => {
    if (!(await findProject(tx, owner.id, projectId))) return undefined;
    return findVersion(tx, { ownerId: owner.id, projectId, module: key }, version);
  });
  if (!row) throw new Failure('not_found');
  const presented = presentVersion(row);
  return { ...presented, data: { ...row.data, lastUpdated: presented.created_at } };
}
