import { type Check, worstFirst } from '../outputs.ts';
import type { Checked } from './figures.ts';
import { cashShortage, checkMoney } from './money.ts';
import { checkPlan } from './plan.ts';

/**
 * @param shortage of its cash, where that is computed already: it tries dozens of changed plans.
 * @returns what the figures alone show to disagree; a check says nothing of what is unknown.
 */
export function checkFigures(checked: Checked, shortage = cashShortage(checked)): Check[] {
  return worstFirst([...checkMoney(checked, shortage), ...checkPlan(checked)]);
}
