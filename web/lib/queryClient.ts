import { databaseFailures } from '@elan/domain/databaseFailures';
import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './apiClient.ts';

const passing: ReadonlySet<ApiFailure['code']> = new Set(['network', ...databaseFailures]);

/** Retries only temporary failures, and at most twice. */
function isWorthAnotherTry(count: number, failure: Error): boolean {
  return count < 2 && failure instanceof ApiFailure && passing.has(failure.code);
}

/** @returns a query cache that makes requests even if the browser reports being offline, so that failures are shown. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthAnotherTry,
        retryDelay: (attempt) => 400 * 2 ** attempt,
        networkMode: 'always',
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
