import { databaseFailures } from '@elan/domain/databaseFailures';
import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './apiClient.ts';

const passing: ReadonlySet<ApiFailure['code']> = new Set(['network', ...databaseFailures]);

/** Only temporary failures are retried; a refusal would only be repeated. */
function isWorthAnotherTry(count: number, failure: Error): boolean {
  return count < 2 && failure instanceof ApiFailure && passing.has(failure.code);
}

/** The query cache. It fetches even where the browser believes it is offline, so that a failure shows. */
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
