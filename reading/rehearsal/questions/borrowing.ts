import type { FigureSource } from '@elan/domain/figures/source';
import type { Rehearsed } from '../rehearsed.ts';

const loanChoices = ['bankLoan', 'publicSupport'];

/** @returns whether someone is to lend: by the forecast, or else by what was chosen. */
export function isBorrowing({ figures, chosen }: Rehearsed): boolean {
  if (figures?.inputs.loans?.length) return true;
  return loanChoices.includes(chosen('finances', 'fundingSources') ?? '');
}

/** @returns cents of all loans whose amount is given. */
export function totalLent({ inputs }: FigureSource): number {
  return (inputs.loans ?? []).reduce((sum, loan) => sum + (loan.amount ?? 0), 0);
}
