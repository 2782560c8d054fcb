import { failures as all, type FailureCode } from '@elan/domain/failure';

/** The English sentence of every failure, which is defined next to its code. */
export const failures = Object.fromEntries(
  Object.entries(all).map(([code, [, sentence]]) => [code, sentence]),
) as Record<FailureCode, string>;
