import { constants } from './constants.ts';
import { newest } from './dated.ts';

/** The tables that have new values each January, with the last year that they hold. */
export const yearlyTables: readonly { readonly name: string; readonly year: number }[] = (
  ['employerContributions', 'personalTaxes'] as const
).map((name) => ({ name, year: Number(newest<unknown>(constants[name]).from.slice(0, 4)) }));
