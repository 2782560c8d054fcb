import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** Asks again for what failed of a list in pages: its next page, or what it holds already. */
export function readAgain(
  query: Pick<UseInfiniteQueryResult, 'isFetchNextPageError' | 'fetchNextPage' | 'refetch'>,
): void {
  void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
}
