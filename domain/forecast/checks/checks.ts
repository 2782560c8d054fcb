import { type Check, worstFirst } from '../outputs.ts';
import type { Checked } from './figures.ts';
import { checkMoney } from './money.ts';
import { checkPlan } from './plan.ts';

/** @returns what the figures alone show to disagree; a check says nothing of what is unknown. */
export function checkFigures(checked: Checked): Check[] {
  return worstFirst([...checkMoney(checked), ...checkPlan(checked)]);
}
