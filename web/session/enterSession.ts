import type { QueryClient } from '@tanstack/react-query';
import { deploymentQuery } from '../deployment/deploymentQuery.ts';
import { meQuery } from './me.ts';

/**
 * After a sign-in on this page, perhaps as another person: clears everything that was read before, and reads the
 * new person before the first screen needs it.
 */
export async function enterSession(client: QueryClient): Promise<void> {
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== deploymentQuery.queryKey[0],
  });
  await client.prefetchQuery(meQuery);
}
