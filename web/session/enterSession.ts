import type { QueryClient } from '@tanstack/react-query';
import { deploymentQuery } from '../deployment/deploymentQuery.ts';
import { meQuery } from './me.ts';

/**
 * A session was opened on this page, perhaps another person's than the one before: nothing that was read for
 * them is kept, and who it is now is read before the first screen asks.
 */
export async function enterSession(client: QueryClient): Promise<void> {
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== deploymentQuery.queryKey[0],
  });
  await client.prefetchQuery(meQuery);
}
