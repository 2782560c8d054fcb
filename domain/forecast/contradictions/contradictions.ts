import type { Check } from '../outputs.ts';
import type { Compared } from './compared.ts';
import { comparePlaces } from './places.ts';
import { compareSales } from './sales.ts';
import { compareStart } from './start.ts';

/**
 * Finds where the modules of a project say something else than its forecast, or than each other. What cannot be read
 * from words with confidence is not told: a false alarm costs more trust than a missed one.
 * @returns each with where it can be mended.
 */
export function findContradictions(compared: Compared): Check[] {
  return [...compareStart(compared), ...compareSales(compared), ...comparePlaces(compared)];
}
