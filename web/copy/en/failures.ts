import { failures as all, type FailureCode } from '@elan/domain/failure';

/** The English sentence of every failure, which lives beside its code. */
export const failures = Object.fromEntries(
  Object.entries(all).map(([code, [, sentence]]) => [code, sentence]),
) as Record<FailureCode, string>;
