import { type Check, worstFirst } from '../outputs.ts';
import type { Checked } from './figures.ts';
import { checkMoney, type Shortage } from './money.ts';
import { checkPlan } from './plan.ts';

/**
 * @param shortage of cash, from `cashShortage`.
 * @returns the problems that the figures alone reveal, the most severe first; unknown figures are not checked.
 */
export function checkFigures(checked: Checked, shortage: Shortage): Check[] {
  return worstFirst([...checkMoney(checked, shortage), ...checkPlan(checked)]);
}
