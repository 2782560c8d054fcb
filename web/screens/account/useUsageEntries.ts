import { contract } from '@elan/domain/contract/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/apiClient.ts';

/** @returns the query of the person's generations, newest first, page by page. */
export function useUsageEntries() {
  return useInfiniteQuery({
    queryKey: ['usage'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(contract.listUsage, { query: { cursor: pageParam } }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
