import { type Check, worstFirst } from '../outputs.ts';
import type { Checked } from './figures.ts';
import { checkMoney, type Shortage } from './money.ts';
import { checkPlan } from './plan.ts';

/**
 * @param shortage of its cash (`cashShortage`).
 * @returns the contradictions that the figures alone show; there is no check on what is unknown.
 */
export function checkFigures(checked: Checked, shortage: Shortage): Check[] {
  return worstFirst([...checkMoney(checked, shortage), ...checkPlan(checked)]);
}
