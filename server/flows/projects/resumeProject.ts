import type { ProjectHint } from '@elan/domain/contract/pageData';
import type { Resumption } from '@elan/domain/contract/projects';
import { nextStep } from '@elan/domain/project/nextStep';
import { journey } from '@elan/modules/catalogue';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { findLatestProject } from '../../store/projects/latestProject.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { checksIn, readReviewed } from './listChecks.ts';

/** The project that a person changed last, what comes next in it and what disagrees there; null where there is none. */
export async function resumeProject(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: {
    readonly account: Account;
    /** What this browser states about where the person was. */
    readonly hint?: ProjectHint | undefined;
  },
): Promise<Resumption | null> {
  const { account, hint } = input;
  const read = await withRowLevelSecurity(db, account.id, async (tx) => {
    const latest = await findLatestProject(tx, account.id);
    if (!latest) return undefined;
    const place = { ownerId: account.id, projectId: latest.id };
    return { found: latest, reviewed: await readReviewed(tx, place) };
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
