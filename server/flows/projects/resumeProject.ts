import type { ProjectHint } from '@elan/domain/contract/pageData';
import type { Resumption } from '@elan/domain/contract/projects';
import { nextStep } from '@elan/domain/project/nextStep';
import { journey } from '@elan/modules/catalogue';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { findLatestProject } from '../../store/latestProject.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/** The project that a person changed last, and what comes next in it; null where there is none. */
export async function resumeProject(
  services: Pick<Services, 'db'>,
  input: {
    readonly account: Account;
    /** What this browser says of where the person was. */
    readonly hint?: ProjectHint | undefined;
  },
): Promise<Resumption | null> {
  const { account, hint } = input;
  const found = await withRowLevelSecurity(services.db, account.id, (tx) =>
    findLatestProject(tx, account.id),
  );
  if (!found) return null;
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
  };
}
