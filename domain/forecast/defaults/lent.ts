import type { ForecastInputs } from '../inputs.ts';

type GivenLoan = NonNullable<ForecastInputs['loans']>[number];

interface LentLine {
  /** A repayable grant as a loan at 0 %. */
  readonly given: GivenLoan;
  /** The path in the form, such as "loans.0" or "grants.1". */
  readonly path: string;
}

/** @returns the money of a form that is paid back, in the order of the forecast's loans: loans, then repayable grants. */
export function lentLines({ loans, grants }: Pick<ForecastInputs, 'loans' | 'grants'>): LentLine[] {
  return [
    ...(loans ?? []).map((given, at) => ({ given, path: `loans.${at}` })),
    ...(grants ?? []).flatMap(({ for: _, repayable, ...grant }, at) =>
      repayable ? [{ given: { ...grant, rate: '0' }, path: `grants.${at}` }] : [],
    ),
  ];
}

/** @returns whether a line of the plan's loans is a repayable grant. */
export function isGrant({ path }: { readonly path: string }): boolean {
  return path.startsWith('grants.');
}
