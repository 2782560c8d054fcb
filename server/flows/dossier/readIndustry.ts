import type { DossierProfile } from '@elan/domain/dossier/profile';
import { type IndustryFigure, naicsOf } from '@elan/domain/industry/industryFigures';
import { inProject, type ProjectIds, type ProjectScope } from '../../access/projectScope.ts';
import type { Services } from '../../services.ts';
import { findIndustryFigures } from '../../store/industryFigures.ts';
import { readProfile } from './profile.ts';

/**
 * @returns the figures of the industry that the project's profile names, if the operator loaded any.
 * @throws Failure `not_found` if the project does not exist.
 */
export async function readIndustry(
  services: Pick<Services, 'db'>,
  scope: ProjectScope,
): Promise<{ readonly figures: IndustryFigure[] }> {
  const profile = await readProfile(services, scope);
  return { figures: await industryOf(services, scope, profile) };
}

/** @returns the figures of the industry that a profile names, if the operator loaded any. */
export async function industryOf(
  { db }: Pick<Services, 'db'>,
  scope: ProjectIds,
  profile: DossierProfile,
): Promise<IndustryFigure[]> {
  const naics = naicsOf(profile);
  return naics ? inProject(db, scope, (tx) => findIndustryFigures(tx, naics)) : [];
}
