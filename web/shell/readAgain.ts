import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** Retries what failed in a paged list: its next page, or the pages it has. */
export function readAgain(
  query: Pick<UseInfiniteQueryResult, 'isFetchNextPageError' | 'fetchNextPage' | 'refetch'>,
): void {
  void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
}
