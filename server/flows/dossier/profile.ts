import { type DossierProfile, mostPeople } from '@elan/domain/dossier/profile';
import { type ProfileChange, withProfileChange } from '@elan/domain/dossier/profileChange';
import { Failure } from '@elan/domain/failure';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import { requireActive } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { changeProject, findProfile, lockProject } from '../../store/projects/projects.ts';
import { requireStorage } from '../storage/withinStorage.ts';

/**
 * @returns the part of a project's dossier about its people and business.
 * @throws Failure `not_found` if the project does not exist.
 */
export async function readProfile(
  { db }: Pick<Services, 'db'>,
  scope: ProjectScope,
): Promise<DossierProfile> {
  const profile = await inProject(db, scope, (tx) =>
    findProfile(tx, scope.owner.id, scope.projectId),
  );
  if (!profile) throw new Failure('not_found');
  return profile;
}

/**
 * Changes the given fields of the profile.
 * @throws Failure `not_found`, `suspended`, `people_full`, `storage_full`.
 */
export async function changeProfile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: ProjectScope & { readonly change: ProfileChange },
): Promise<DossierProfile> {
  const { actor, owner, projectId, change } = input;
  return inProject(db, input, async (tx) => {
    const held = await lockProject(tx, owner.id, projectId);
    const before = held && (await findProfile(tx, owner.id, projectId));
    if (!before) throw new Failure('not_found');
    requireActive(actor);
    const dossier = withProfileChange(before, change);
    if ((dossier.people?.length ?? 0) > mostPeople) throw new Failure('people_full');
    const changed = await changeProject(tx, owner.id, projectId, { dossier }, clock.now());
    if (changed) await requireStorage(tx, owner, changed.bytes - held.bytes);
    return dossier;
  });
}
