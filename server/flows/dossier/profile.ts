import type { DossierProfile } from '@elan/domain/dossier/profile';
import { type ProfileChange, withProfileChange } from '@elan/domain/dossier/profileChange';
import { Failure } from '@elan/domain/failure';
import { type Account, requireActive } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { changeProject, findProfile, lockProject } from '../../store/projects/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { requireStorage } from '../storage/withinStorage.ts';

/**
 * The part of a project's dossier about people and the business.
 * @throws Failure `not_found` where there is no such project.
 */
export async function readProfile(
  { db }: Pick<Services, 'db'>,
  input: { readonly account: Account; readonly projectId: string },
): Promise<DossierProfile> {
  const projectId = existingId(input.projectId);
  const { id: userId } = input.account;
  const profile = await withRowLevelSecurity(db, userId, (tx) =>
    findProfile(tx, userId, projectId),
  );
  if (!profile) throw new Failure('not_found');
  return profile;
}

/** Changes it, field by field. @throws Failure `not_found`, `suspended`, `storage_full`. */
export async function changeProfile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: {
    readonly account: Account;
    readonly projectId: string;
    readonly change: ProfileChange;
  },
): Promise<DossierProfile> {
  const { account, change } = input;
  const projectId = existingId(input.projectId);
  return withRowLevelSecurity(db, account.id, async (tx) => {
    const held = await lockProject(tx, account.id, projectId);
    const before = held && (await findProfile(tx, account.id, projectId));
    if (!before) throw new Failure('not_found');
    requireActive(account);
    const dossier = withProfileChange(before, change);
    const changed = await changeProject(tx, account.id, projectId, { dossier }, clock.now());
    if (changed) await requireStorage(tx, account, changed.bytes - held.bytes);
    return dossier;
  });
}
