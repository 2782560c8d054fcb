import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { makeQueryClient } from '../lib/queryClient.ts';
import { makeRouter, type RouterSetup } from './routes.tsx';

/**
 * The router and the cache of what the server said: one pair for each page that the server renders, one for as long as a
 * page lives in the browser. What the server put into the cache travels with the page.
 */
export function makePages(setup: RouterSetup) {
  const client = makeQueryClient();
  const router = makeRouter(setup);
  setupRouterSsrQueryIntegration({
    router,
    queryClient: client,
    wrapQueryClient: false,
    handleRedirects: false,
    dehydrateOptions: { shouldDehydrateQuery: ({ state }) => state.status === 'success' },
  });
  return { client, router };
}
