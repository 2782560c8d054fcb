import type { Check } from '@elan/domain/forecast/outputs';
import { compareAnswers } from './answers.ts';
import type { Compared } from './compared.ts';
import { compareSales } from './sales.ts';
import { compareStart } from './start.ts';

/**
 * Finds contradictions between the modules of a project and its forecast, or among the modules. Uncertain ones are not
 * reported, since a false alarm costs more trust than a missed contradiction.
 * @returns the checks, each of which links to one of the answers that disagree.
 */
export function findContradictions(compared: Compared): Check[] {
  const found = [...compareStart(compared), ...compareSales(compared)];
  const isReported = (...ids: readonly string[]) =>
    found.some(({ id }) => ids.includes(id.split(':')[0] ?? ''));
  const between = compareAnswers(compared.project).filter(
    ({ id }) =>
      !(id === 'pricesDiffer' && isReported('priceTold')) &&
      !(id === 'openingsDiffer' && isReported('openingAgainstMilestones')),
  );
  return [...found, ...between];
}
