import type { ProjectHint } from '@elan/domain/contract/pageData';
import type { Resumption } from '@elan/domain/contract/projects';
import { nextStep } from '@elan/domain/project/nextStep';
import { journey } from '@elan/modules/catalogue';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { findLatestProject } from '../../store/projects/latestProject.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { checksIn, readReviewed } from './listChecks.ts';

/**
 * @returns the project that the user changed last, its next step and the findings of its checks; null if
 *   there is no project.
 */
export async function resumeProject(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: {
    readonly account: Account;
    /** The browser's record of what the user was last working on. */
    readonly hint?: ProjectHint | undefined;
  },
): Promise<Resumption | null> {
  const { account, hint } = input;
  const read = await withRowLevelSecurity(db, account.id, async (tx) => {
    const latest = await findLatestProject(tx, account.id);
    if (!latest) return undefined;
    const place = { ownerId: account.id, projectId: latest.id };
    const reviewed = await readReviewed(tx, place);
    return reviewed && { found: latest, reviewed };
  });
  if (!read) return null;
  const { found, reviewed } = read;
  return {
    id: found.id,
    name: found.name,
    description: found.description,
    created_at: found.createdAt.toISOString(),
    updated_at: found.updatedAt.toISOString(),
    step: nextStep(
      journey,
      found.modules,
      account.access,
      hint?.projectId === found.id ? hint.writing : undefined,
    ),
    ...(await checksIn(reviewed, clock.now())),
  };
}
