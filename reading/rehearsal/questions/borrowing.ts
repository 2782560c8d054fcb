import { type FigureSource, sum } from '@elan/domain/figures/source';
import type { Rehearsed } from '../rehearsed.ts';

const loanChoices = ['bankLoan', 'publicSupport'];

/** @returns whether the forecast has loans, or the chosen main source of funds is one that lends. */
export function isBorrowing({ figures, chosen }: Rehearsed): boolean {
  if (figures?.inputs.loans?.length) return true;
  return loanChoices.includes(chosen('finances', 'fundingSources') ?? '');
}

/** @returns the total of all loan amounts, in cents; null if one is unknown. */
export function totalLent({ inputs }: FigureSource): number | null {
  return sum(...(inputs.loans ?? []).map(({ amount }) => amount));
}
