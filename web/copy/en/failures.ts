import { failures as all, type FailureCode } from '@elan/domain/failure';

/** The English message for every failure, defined next to its code. */
export const failures = Object.fromEntries(
  Object.entries(all).map(([code, [, sentence]]) => [code, sentence]),
) as Record<FailureCode, string>;
