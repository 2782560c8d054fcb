import type { Check } from '@elan/domain/forecast/outputs';
import { registerOf } from '../facts/register.ts';
import { compareAnswers } from './answers.ts';
import { compareCapacity } from './capacity.ts';
import type { Compared } from './compared.ts';
import { compareCosts } from './costs.ts';
import { compareExperience } from './experience.ts';
import { compareFunding } from './funding.ts';
import { compareOwnership } from './ownership.ts';
import { comparePay } from './pay.ts';
import { compareSales } from './sales.ts';
import { compareStart } from './start.ts';

/** A project and its forecast. The profile may be missing. */
export type Project = Omit<Compared, 'register' | 'profile'> & Partial<Pick<Compared, 'profile'>>;

/**
 * Finds contradictions between the modules of a project and its forecast, or among the modules. Uncertain ones are not
 * reported, since a false alarm costs more trust than a missed contradiction.
 * @returns the checks, each of which links to one of the answers that disagree.
 */
export function findContradictions(project: Project): Check[] {
  const register = registerOf(project.project);
  const compared: Compared = { profile: {}, ...project, register };
  const found = [
    ...compareStart(compared),
    ...compareCosts(compared),
    ...comparePay(compared),
    ...compareCapacity(compared),
    ...compareFunding(compared),
    ...compareOwnership(compared),
    ...compareExperience(compared),
    ...compareSales(compared),
  ];
  const isReported = (...ids: readonly string[]) =>
    found.some(({ id }) => ids.includes(id.split(':')[0] ?? ''));
  const between = compareAnswers(compared.project, register, compared.profile).filter(
    ({ id }) =>
      !(id === 'pricesDiffer' && isReported('priceTold')) &&
      !(id === 'openingsDiffer' && isReported('openingAgainstMilestones', 'openingDiffers')),
  );
  return [...found, ...between];
}
