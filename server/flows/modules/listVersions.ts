import type { Version } from '@elan/domain/contract/versions';
import { Failure } from '@elan/domain/failure';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import { existingModule } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findProject } from '../../store/projects/projects.ts';
import * as store from '../../store/projects/versions.ts';

/**
 * @returns the earlier versions of a module, newest first.
 * @throws Failure `not_found`.
 */
export async function listVersions(
  services: Pick<Services, 'db'>,
  input: ProjectScope & { readonly module: string },
): Promise<Version[]> {
  const { owner, projectId } = input;
  const { key } = existingModule(input.module);
  const rows = await inProject(services.db, input, async (tx) => {
    if (!(await findProject(tx, owner.id, projectId))) throw new Failure('not_found');
    return store.listVersions(tx, { ownerId: owner.id, projectId, module: key });
  });
  return rows.map(presentVersion);
}

/** @returns a version for a reply, without its content. */
export function presentVersion(row: {
  readonly id: string;
  readonly cause: Version['cause'];
  readonly createdAt: Date;
}): Version {
  return { id: row.id, cause: row.cause, created_at: row.createdAt.toISOString() };
}
