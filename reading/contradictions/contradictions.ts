import type { Check } from '@elan/domain/forecast/outputs';
import { compareAnswers } from './answers.ts';
import type { Compared } from './compared.ts';
import { compareSales } from './sales.ts';
import { compareStart } from './start.ts';

/**
 * Finds where the modules of a project disagree with its forecast or with each other. What cannot be read
 * from words with confidence is not reported: a false alarm costs more trust than a missed one.
 * @returns each with where it can be fixed.
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
