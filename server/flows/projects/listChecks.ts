import type { CallReply } from '@elan/domain/contract/call';
import type { listChecks as listChecksCall } from '@elan/domain/contract/forecast';
import { Failure } from '@elan/domain/failure';
import { checksOfProject } from '@elan/domain/forecast/contradictions/projectChecks';
import type { Check } from '@elan/domain/forecast/outputs';
import { catalogue } from '@elan/modules/catalogue';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { type CheckedModules, readCheckedModules } from '../../store/checkedModules.ts';
import { holdProject } from '../../store/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/**
 * What disagrees in a project as it is saved.
 * @throws Failure `not_found` where there is no such project.
 */
export async function listChecks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: { readonly account: Account; readonly projectId: string },
): Promise<CallReply<typeof listChecksCall>> {
  const projectId = existingId(input.projectId);
  const { id: userId } = input.account;
  const modules = await withRowLevelSecurity(db, userId, async (tx) => {
    if (!(await holdProject(tx, userId, projectId))) return undefined;
    return readCheckedModules(tx, { userId, projectId });
  });
  if (!modules) throw new Failure('not_found');
  return { checks: checksIn(modules, clock.now()) };
}

/** @returns what disagrees in these modules. */
export function checksIn(modules: CheckedModules, now: Date): Check[] {
  return checksOfProject(modules, modules[catalogue.finances.key]?.inputs, now);
}
