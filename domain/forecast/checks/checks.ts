import { type Check, worstFirst } from '../outputs.ts';
import { checkCreditLine } from './creditLine.ts';
import type { Checked } from './figures.ts';
import { checkInactive } from './inactive.ts';
import { checkMoney, type Shortage } from './money.ts';
import { checkOwners } from './owners.ts';
import { checkPlan } from './plan.ts';
import { checkPlausible } from './plausible.ts';

/**
 * @param shortage the result of `cashShortage`.
 * @returns the problems found in the forecast and its inputs, the most severe first.
 */
export function checkFigures(checked: Checked, shortage: Shortage): Check[] {
  return worstFirst([
    ...checkMoney(checked, shortage),
    ...checkCreditLine(checked),
    ...checkPlan(checked),
    ...checkOwners(checked),
    ...checkInactive(checked),
    ...checkPlausible(checked),
  ]);
}
